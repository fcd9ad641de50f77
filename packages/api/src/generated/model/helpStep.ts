/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';

/**
 * One step of a screen's help.
 */
export interface HelpStep {
  /**
     * What the step does, in a few words.
     * @maxLength 300
     */
  title: string;
  /**
     * How to do it, in plain text.
     * @maxLength 10000
     */
  text: string;
  /** Picture of the screen at this step; absent where words are enough. */
  image?: FileRef;
}
