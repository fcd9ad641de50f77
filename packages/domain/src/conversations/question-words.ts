import { isRecord } from '../parse-json';

/** The contract's limits, in characters of the trimmed text. */
export const SUBJECT_CHARACTERS = { least: 3, most: 120 } as const;
export const MOST_MESSAGE_CHARACTERS = 4_000;

/** Values of the question form, as its draft stores them. */
export interface QuestionWords {
  readonly subject: string;
  readonly text: string;
}

export type SubjectProblem = 'too-short' | 'too-long';
export type MessageTextProblem = 'missing' | 'too-long';

/** Returns why the text is not a valid subject of a conversation. */
export function subjectProblem(subject: string): SubjectProblem | undefined {
  const { length } = [...subject.trim()];
  if (length < SUBJECT_CHARACTERS.least) return 'too-short';
  return length > SUBJECT_CHARACTERS.most ? 'too-long' : undefined;
}

/** Returns why the text is not a valid message. */
export function messageTextProblem(text: string): MessageTextProblem | undefined {
  const { length } = [...text.trim()];
  if (length === 0) return 'missing';
  return length > MOST_MESSAGE_CHARACTERS ? 'too-long' : undefined;
}

/** Truncates a subject to the maximum length, at the end of a word where possible. */
export function fitSubject(subject: string): string {
  const characters = [...subject.trim()];
  if (characters.length <= SUBJECT_CHARACTERS.most) return characters.join('');
  const start = characters.slice(0, SUBJECT_CHARACTERS.most - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${end >= SUBJECT_CHARACTERS.most / 2 ? start.slice(0, end) : start}…`;
}

/** Reads the values of a stored draft; undefined when they are of another shape. */
export function readQuestionWords(values: unknown): QuestionWords | undefined {
  if (!isRecord(values)) return undefined;
  const { subject, text } = values;
  return typeof subject === 'string' && typeof text === 'string' ? { subject, text } : undefined;
}
