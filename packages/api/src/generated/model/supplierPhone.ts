/**
 * Generated from the contract; do not edit.
 */

/**
 * A telephone number of a supplier.
 */
export interface SupplierPhone {
  /**
     * What the number is for, such as the sales office.
     * @maxLength 300
     */
  title: string;
  /**
     * Latin digits with the area code.
     * @maxLength 60
     */
  number: string;
}
