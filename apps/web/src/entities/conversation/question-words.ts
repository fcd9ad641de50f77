import {
  fitSubject,
  messageTextProblem,
  type QuestionWords,
  subjectProblem,
} from '@bazaar/domain/conversations/question-words';
import { askSupplierMessages as texts } from '@/translations/ask-supplier';
import type { QuestionObject } from './question-object';

export interface QuestionErrors {
  readonly subject?: string;
  readonly text?: string;
}

/** Returns the draft the form starts with. */
export function freshQuestion({ objectType, title }: QuestionObject): QuestionWords {
  const subject = objectType === 'Supplier' ? texts.subjectTo(title) : texts.subjectOf(title);
  return { subject: fitSubject(subject), text: '' };
}

/** Returns what is missing in the text, by field. */
export function errorsOf({ subject, text }: QuestionWords): QuestionErrors {
  const ofSubject = subjectProblem(subject);
  const ofText = messageTextProblem(text);
  return {
    ...(ofSubject && { subject: ofSubject === 'too-short' ? texts.subjectTooShort : texts.subjectTooLong }),
    ...(ofText && { text: ofText === 'missing' ? texts.textMissing : texts.textTooLong }),
  };
}

/** Returns why the catalogue refused the question, by status; undefined means no response. */
export function failureText(status: number | undefined): string {
  if (status === undefined) return texts.offline;
  if (status === 404 || status === 410) return texts.gone;
  if (status === 429) return texts.tooMany;
  return status === 409 || status === 422 || status === 400 ? texts.refused : texts.failed;
}
