/**
 * Generated from the contract; do not edit.
 */

export interface VideoCaption {
  /** BCP 47 language. */
  lang: string;
  url: string;
}
