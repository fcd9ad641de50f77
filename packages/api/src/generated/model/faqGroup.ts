/**
 * Generated from the contract; do not edit.
 */
import type { FaqCategory } from './faqCategory';
import type { FaqQuestion } from './faqQuestion';

/**
 * A category with those of its questions that were asked for.
 */
export interface FaqGroup {
  /** The heading. */
  category: FaqCategory;
  /**
     * Those of its questions that match, in their order.
     * @maxItems 1000
     */
  questions: FaqQuestion[];
}
