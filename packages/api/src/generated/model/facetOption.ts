/**
 * Generated from the contract; do not edit.
 */

export interface FacetOption {
  id: string;
  title: string;
  /**
     * Products.
     * @minimum 0
     */
  count: number;
}
