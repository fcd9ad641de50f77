import { parseQuestionDraft, type QuestionDraft } from '@bazaar/domain/conversations/question-draft';
import { tabStorage } from '@/lib/storage/browser-storage';
import { questionKey } from './question-key';
import type { RequestedObject } from './question-object';

/** The question that was being written about an object when the page was left, in this tab. */
export function readQuestion(object: RequestedObject): QuestionDraft | undefined {
  return parseQuestionDraft(tabStorage.read(questionKey(object)));
}

export function keepQuestion(object: RequestedObject, draft: QuestionDraft): void {
  tabStorage.writeJson(questionKey(object), draft);
}

export function forgetQuestion(object: RequestedObject): void {
  tabStorage.remove(questionKey(object));
}
