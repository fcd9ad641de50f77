/**
 * Generated from the contract; do not edit.
 */

/**
 * A kind of content and how many contents of the list have it.
 */
export interface PageContentTypeCount {
  /**
     * Id of the kind.
     * @minLength 1
     * @maxLength 64
     */
  contentTypeId: string;
  /**
     * Name of the kind.
     * @maxLength 300
     */
  title: string;
  /**
     * How many contents of the list have it.
     * @minimum 1
     * @maximum 2147483647
     */
  count: number;
}
