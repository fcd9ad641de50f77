import * as z from 'zod/mini';
import { normaliseInput } from '../persian/canonical-text';
import type { FormErrorCode } from './error-codes';

export interface TextRule {
  /** Returns the normalised text that is validated and sent. Defaults to `normaliseInput`. */
  readonly fold?: (typed: string) => string;
  /** Returns the error of a folded text that is not empty. */
  readonly problem?: (text: string) => FormErrorCode | undefined;
}

/** Creates the schema of a required text. An empty one gives `required`, whatever the rule says. */
export function requiredText(rule: TextRule = {}) {
  return foldedText(rule, (text) => (text === '' ? 'required' : rule.problem?.(text)));
}

/** Creates the schema of an optional text; an empty one is left out of the output. */
export function optionalText(rule: TextRule = {}) {
  return z.pipe(
    z.prefault(
      foldedText(rule, (text) => (text === '' ? undefined : rule.problem?.(text))),
      '',
    ),
    z.transform((text: string): string | undefined => (text === '' ? undefined : text)),
  );
}

/** Creates the schema of an optional text whose only rule is its maximum length. */
export function optionalTextUpTo(most: number) {
  return optionalText({ problem: (text) => (text.length > most ? 'too-long' : undefined) });
}

/** Returns the error of a folded text shorter than `least` or longer than `most` characters. */
export function lengthProblem(
  { least, most }: { readonly least: number; readonly most: number },
  tooShort: FormErrorCode,
  tooLong: FormErrorCode,
): (text: string) => FormErrorCode | undefined {
  return ({ length }) => {
    if (length < least) return tooShort;
    return length > most ? tooLong : undefined;
  };
}

function foldedText(
  { fold = normaliseInput }: TextRule,
  problem: (text: string) => FormErrorCode | undefined,
) {
  return z.string({ error: 'required' }).check(
    z.overwrite(fold),
    z.check<string>((context) => {
      const message = problem(context.value);
      if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  );
}
