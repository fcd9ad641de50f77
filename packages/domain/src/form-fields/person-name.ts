import type { FormErrorCode } from './error-codes';
import type { TextRule } from './text-field';

export const NAME_LETTERS = { least: 2, most: 60 } as const;

/** Letters of the contract's `PersonName`: Persian and Arabic ones without tatweel, and Latin ones. */
const LETTER = 'A-Za-z\\u0621-\\u063A\\u0641-\\u064A\\u067E\\u0686\\u0698\\u06A9\\u06AF\\u06C0\\u06CC';
const SHAPE = new RegExp(`^[${LETTER}][${LETTER}\\u0651\\u0654\\u200C .'-]*$`);
const EVERY_LETTER = new RegExp(`[${LETTER}]`, 'g');

/** Returns why a folded text is not a valid person's name. */
export function personNameProblem(name: string): FormErrorCode | undefined {
  if (!SHAPE.test(name)) return 'name-letters';
  if ((name.match(EVERY_LETTER) ?? []).length < NAME_LETTERS.least) return 'name-too-short';
  return name.length > NAME_LETTERS.most ? 'name-too-long' : undefined;
}

export const personNameRule: TextRule = { problem: personNameProblem };
