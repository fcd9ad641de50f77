import type { Freshness } from './contract-operation';

const minute = 60;
const hour = 60 * minute;

/** How long each kind of public answer may be kept. */
export const fresh = {
  /** Menus, units, geography. */
  day: { maxAgeSeconds: 24 * hour },
  /** Categories and their properties. */
  hour: { maxAgeSeconds: hour },
  /** One product, one supplier. */
  tenMinutes: { maxAgeSeconds: 10 * minute },
  /** Suggestions, per term. */
  fiveMinutes: { maxAgeSeconds: 5 * minute },
  /** Lists. */
  minute: { maxAgeSeconds: minute },
  /** What belongs to one person. */
  never: 'private',
} as const satisfies Record<string, Freshness>;
