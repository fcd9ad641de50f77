import type { NamedDeviation } from './deviation-builders.ts';
import { answers, refusals } from './wrong-answers.ts';
import { verdicts } from './wrong-verdicts.ts';

/** Deviations that each violate the shop's contract in one way. */
export const deviations: readonly NamedDeviation[] = [...answers, ...refusals, ...verdicts];
