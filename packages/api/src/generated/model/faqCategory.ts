/**
 * Generated from the contract; do not edit.
 */

/**
 * A heading of the frequent questions.
 */
export interface FaqCategory {
  /**
     * Id of the heading.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * The heading.
     * @maxLength 300
     */
  title: string;
  /**
     * Name of a drawing of the site's icon set.
     * @maxLength 60
     */
  icon?: string;
  /**
     * Questions in it.
     * @minimum 0
     * @maximum 2147483647
     */
  questionCount: number;
}
