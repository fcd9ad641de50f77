/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';

export interface HelpStep {
  title: string;
  text: string;
  image?: FileRef;
}
