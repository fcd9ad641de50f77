/**
 * Generated from the contract; do not edit.
 */

export interface FaqCategory {
  id: string;
  title: string;
  /** Name of a drawing of the site's icon set. */
  icon?: string;
  /**
     * Questions in it.
     * @minimum 0
     */
  questionCount: number;
}
