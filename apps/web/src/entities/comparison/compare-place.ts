import type { CompareCategory } from '@bazaar/domain/compare';

/** A page where products can be ticked for comparison. */
export interface ComparePlace {
  readonly category: CompareCategory;
  /** Current address: another one has other boxes. */
  readonly href: string;
}
