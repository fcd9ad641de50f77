/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FilePurpose } from './filePurpose';

export const FileUpload = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob),
  "purpose": FilePurpose
});

export type FileUpload = zod.input<typeof FileUpload>;
export type FileUploadOutput = zod.output<typeof FileUpload>;
