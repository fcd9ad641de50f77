/**
 * Generated from the contract; do not edit.
 */

/**
 * A frequent question with its answer.
 */
export interface FaqQuestion {
  /**
     * Id of the question.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Heading it stands under.
     * @minLength 1
     * @maxLength 64
     */
  categoryId: string;
  /**
     * The question in plain text.
     * @maxLength 1000
     */
  question: string;
  /**
     * Sanitised HTML.
     * @maxLength 200000
     */
  answerHtml: string;
  /**
     * How often it was opened.
     * @minimum 0
     * @maximum 2147483647
     */
  visitCount: number;
  /**
     * Its place in the category; the first is 1.
     * @minimum 0
     * @maximum 2147483647
     */
  sortOrder: number;
}
