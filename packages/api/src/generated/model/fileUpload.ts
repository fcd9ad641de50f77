/**
 * Generated from the contract; do not edit.
 */
import type { FilePurpose } from './filePurpose';

/**
 * One file with what it is for.
 */
export interface FileUpload {
  /** The content, with its file name. At most 20,971,520 bytes (2,097,152 for `Avatar`). */
  file: Blob;
  /** What it is for; limits of size and kind follow from it. */
  purpose: FilePurpose;
}
