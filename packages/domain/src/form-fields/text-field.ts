import * as z from 'zod/mini';
import { normaliseInput } from '../persian/canonical-text';
import type { FormErrorCode } from './error-codes';

export interface TextRule {
  /** Gives the written form that is checked and sent. `normaliseInput` when absent. */
  readonly fold?: (typed: string) => string;
  /** Returns what is wrong with a folded text that is not empty. */
  readonly problem?: (text: string) => FormErrorCode | undefined;
}

/** A text that must be filled in. An empty one gives `required`, whatever the rule says. */
export function requiredText(rule: TextRule = {}) {
  return foldedText(rule, (text) => (text === '' ? 'required' : rule.problem?.(text)));
}

/** A text that may stay empty; then it is left out of the output. */
export function optionalText(rule: TextRule = {}) {
  return z.pipe(
    z.prefault(
      foldedText(rule, (text) => (text === '' ? undefined : rule.problem?.(text))),
      '',
    ),
    z.transform((text: string): string | undefined => (text === '' ? undefined : text)),
  );
}

/** An optional text with no rule but its greatest length. */
export function optionalTextUpTo(most: number) {
  return optionalText({ problem: (text) => (text.length > most ? 'too-long' : undefined) });
}

/** Reports a folded text outside of `least` and `most` characters. */
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
