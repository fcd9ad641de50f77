/**
 * Generated from the contract; do not edit.
 */

/**
 * A standard the product conforms to.
 */
export interface ProductStandard {
  /**
     * Number of the standard, such as ISO 15.
     * @maxLength 60
     */
  code: string;
  /**
     * What the standard is about.
     * @maxLength 300
     */
  title: string;
  /**
     * Content page about it.
     * @minLength 1
     * @maxLength 64
     */
  pageId?: string;
}
