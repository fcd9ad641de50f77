import * as z from 'zod/mini';
import { emailRule } from '../form-fields/email';
import { mobileRule } from '../form-fields/phone';
import { lengthProblem, optionalText, requiredText } from '../form-fields/text-field';
import { FEEDBACK_TYPES, type FeedbackKind, type FeedbackPrefill } from './feedback-address';

export const SUBJECT_LETTERS = { least: 3, most: 120 } as const;
export const TEXT_LETTERS = { least: 10, most: 4_000 } as const;
const NAME_LETTERS = { least: 2, most: 60 } as const;
const EMAIL_LETTERS = { least: 1, most: 120 } as const;
/** The contract takes so many files with one feedback. */
export const MOST_FEEDBACK_FILES = 5;

/** A file of the form that has arrived at the service. */
export interface FeedbackFile {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
}

/** Values of the form of feedback. */
export interface FeedbackValues {
  /** Empty until one is chosen. */
  readonly type: FeedbackKind | '';
  readonly subject: string;
  readonly text: string;
  readonly fullName: string;
  readonly phoneNumber: string;
  readonly email: string;
  /** `1` to `5`; empty for none. */
  readonly rating: string;
  /** Path of the page it is about; empty for none. */
  readonly pageUrl: string;
  readonly files: readonly FeedbackFile[];
}

/** Schema of the form; its output is the contract's `NewFeedback`, without what is empty. */
export const feedbackSchema = z.pipe(
  z.object({
    type: z.enum(FEEDBACK_TYPES, { error: 'required' }),
    subject: requiredText({ problem: lengthProblem(SUBJECT_LETTERS, 'subject-too-short', 'too-long') }),
    text: requiredText({
      // The text stays as it was written: its lines, its digits.
      fold: (typed) => typed.trim(),
      problem: lengthProblem(TEXT_LETTERS, 'feedback-too-short', 'too-long'),
    }),
    fullName: optionalText({ problem: lengthProblem(NAME_LETTERS, 'name-too-short', 'name-too-long') }),
    phoneNumber: optionalText(mobileRule),
    email: optionalText({
      problem: (text) => emailRule.problem?.(text) ?? lengthProblem(EMAIL_LETTERS, 'email', 'too-long')(text),
    }),
    rating: z.string(),
    pageUrl: optionalText(),
    files: z.array(z.object({ id: z.string(), name: z.string(), sizeBytes: z.number() })),
  }),
  z.transform(({ rating, files, type, subject, text, ...optional }) => ({
    type,
    subject,
    text,
    ...withoutEmpty(optional),
    ...(/^[1-5]$/.test(rating) ? { rating: Number(rating) } : {}),
    ...(files.length > 0 ? { fileIds: files.slice(0, MOST_FEEDBACK_FILES).map(({ id }) => id) } : {}),
  })),
);

export type FeedbackOutput = z.output<typeof feedbackSchema>;

/** Contact of a person who is logged in. */
export type FeedbackContact = Partial<Pick<FeedbackValues, 'fullName' | 'phoneNumber' | 'email'>>;

/** Returns the form as it opens: filled in by another page, and with the contact of the person. */
export function startFeedback(
  type: FeedbackKind | '',
  { subject = '', text = '', from = '' }: FeedbackPrefill,
  contact: FeedbackContact = {},
): FeedbackValues {
  return {
    type,
    subject,
    text,
    fullName: '',
    phoneNumber: '',
    email: '',
    rating: '',
    pageUrl: from,
    files: [],
    ...contact,
  };
}

type Filled<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

/** A field without a value is left out, as the contract wants it. */
function withoutEmpty<Fields extends object>(fields: Fields): Partial<Filled<Fields>> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled) as Partial<Filled<Fields>>;
}
