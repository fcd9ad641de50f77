/**
 * Generated from the contract; do not edit.
 */
import type { PageSummary } from './pageSummary';
import type { PageSurroundingsCategory } from './pageSurroundingsCategory';
import type { SupplierProduct } from './supplierProduct';

/**
 * What stands beside a text, read together with it so that its reader waits once. A service may leave it out: then a reader asks for the
 * products and the contents by their own calls.
 */
export interface PageSurroundings {
  /** The category the text is about first. */
  category?: PageSurroundingsCategory;
  /**
     * Products of that category.
     * @maxItems 4
     */
  products: SupplierProduct[];
  /**
     * Other contents: of its supplier where it has one, else of its type, newest first.
     * @maxItems 4
     */
  others: PageSummary[];
}
