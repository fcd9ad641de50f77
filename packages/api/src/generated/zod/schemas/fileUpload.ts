/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FilePurpose } from './filePurpose';

export const FileUpload = zod.object({
  "file": zod.instanceof(Blob),
  "purpose": FilePurpose
});

export type FileUpload = zod.input<typeof FileUpload>;
export type FileUploadOutput = zod.output<typeof FileUpload>;
