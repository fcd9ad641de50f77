import type { NamedForeignDeviation } from './deviation-forms.ts';
import { wrongHandling } from './wrong-handling.ts';
import { wrongResponses } from './wrong-responses.ts';
import { wrongSequences } from './wrong-sequences.ts';

/** Deviations that each violate a foreign contract in one way. */
export const foreignDeviations: readonly NamedForeignDeviation[] = [
  ...wrongResponses,
  ...wrongHandling,
  ...wrongSequences,
];
