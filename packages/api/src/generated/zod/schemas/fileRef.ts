/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const fileRefSizeBytesMin = 0;





export const FileRef = zod.object({
  "id": zod.string(),
  "url": zod.string(),
  "name": zod.string(),
  "mime": zod.string(),
  "sizeBytes": zod.int().min(fileRefSizeBytesMin),
  "width": zod.int().min(1).optional(),
  "height": zod.int().min(1).optional(),
  "thumbUrl": zod.string().optional()
});

export type FileRef = zod.input<typeof FileRef>;
export type FileRefOutput = zod.output<typeof FileRef>;
