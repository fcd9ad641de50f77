import type { NamedDeviation } from './deviation-builders.ts';
import { answers, refusals } from './wrong-answers.ts';
import { verdicts } from './wrong-verdicts.ts';

/** Each breaks the contract of the shop in one way. */
export const deviations: readonly NamedDeviation[] = [...answers, ...refusals, ...verdicts];
