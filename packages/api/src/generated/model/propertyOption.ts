/**
 * Generated from the contract; do not edit.
 */

/**
 * One value of an option property.
 */
export interface PropertyOption {
  id: string;
  title: string;
  /**
     * Products with this option.
     * @minimum 0
     */
  count?: number;
}
