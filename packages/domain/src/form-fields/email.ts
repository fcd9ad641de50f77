import * as z from 'zod/mini';
import type { TextRule } from './text-field';

const MOST_CHARACTERS = 254;

/** The pattern of `z.email()`, with which the service validates the same field. */
export const emailRule: TextRule = {
  problem: (text) => (text.length <= MOST_CHARACTERS && z.regexes.email.test(text) ? undefined : 'email'),
};
