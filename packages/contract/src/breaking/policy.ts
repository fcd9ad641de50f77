import type { Json } from '../document.ts';

export const stabilityLevels = ['draft', 'alpha', 'beta', 'stable'] as const;
export type Stability = (typeof stabilityLevels)[number];

/** Rules of a team for the end of life of its calls. */
export interface Policy {
  /** Day of the comparison, `2026-11-23`. */
  today: string;
  /** Calls below this level may change without a finding. */
  threshold: Stability;
  /** Fewest days between a deprecation and its sunset; 0 asks for no sunset. */
  deprecationDays: { stable: number; beta: number };
}

export const defaultPolicy = (today: string): Policy => ({
  today,
  threshold: 'beta',
  deprecationDays: { stable: 0, beta: 0 },
});

/** An element without a level is stable. */
export const rankOf = (stability: Json | undefined): number =>
  stabilityLevels.indexOf((stability ?? 'stable') as Stability);
