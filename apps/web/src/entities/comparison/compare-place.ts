import type { CompareCategory } from '@bazaar/domain/compare';

/** Where products are ticked for comparison. */
export interface ComparePlace {
  readonly category: CompareCategory;
  /** Address of what is drawn: other products, other boxes. */
  readonly href: string;
}
