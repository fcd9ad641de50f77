/**
 * Generated from the contract; do not edit.
 */

export interface SupplierPhone {
  title: string;
  /** Latin digits with the area code. */
  number: string;
}
