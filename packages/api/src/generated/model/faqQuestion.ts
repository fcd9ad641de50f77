/**
 * Generated from the contract; do not edit.
 */

export interface FaqQuestion {
  id: string;
  categoryId: string;
  question: string;
  /** Sanitised HTML. */
  answerHtml: string;
  /**
     * How often it was opened.
     * @minimum 0
     */
  visitCount: number;
  /**
     * Its place in the category; the first is 1.
     * @minimum 0
     */
  sortOrder: number;
}
