import { parseQuestionDraft, type QuestionDraft } from '@bazaar/domain/conversations/question-draft';
import { questionKey } from './question-key';
import type { RequestedObject } from './question-object';

/** The question that was being written about a thing when the page was left, in this tab. */
export function readQuestion(object: RequestedObject): QuestionDraft | undefined {
  try {
    return parseQuestionDraft(sessionStorage.getItem(questionKey(object)));
  } catch {
    return undefined;
  }
}

export function keepQuestion(object: RequestedObject, draft: QuestionDraft): void {
  try {
    sessionStorage.setItem(questionKey(object), JSON.stringify(draft));
  } catch {
    // Blocked or full: the words stand in their fields as long as the page is open.
  }
}

export function forgetQuestion(object: RequestedObject): void {
  try {
    sessionStorage.removeItem(questionKey(object));
  } catch {
    // Nothing was kept either.
  }
}
