/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const fileRefIdMax = 64;

const fileRefUrlMax = 2048;

const fileRefNameMax = 300;

const fileRefMimeMax = 120;

const fileRefSizeBytesMin = 0;
const fileRefSizeBytesMax = 9007199254740991;

const fileRefWidthMax = 2147483647;

const fileRefHeightMax = 2147483647;

const fileRefThumbUrlMax = 2048;



export const FileRef = zod.object({
  "id": zod.string().min(1).max(fileRefIdMax),
  "url": zod.string().max(fileRefUrlMax),
  "name": zod.string().max(fileRefNameMax),
  "mime": zod.string().max(fileRefMimeMax),
  "sizeBytes": zod.int().min(fileRefSizeBytesMin).max(fileRefSizeBytesMax),
  "width": zod.int().min(1).max(fileRefWidthMax).optional(),
  "height": zod.int().min(1).max(fileRefHeightMax).optional(),
  "thumbUrl": zod.string().max(fileRefThumbUrlMax).optional()
});

export type FileRef = zod.input<typeof FileRef>;
export type FileRefOutput = zod.output<typeof FileRef>;
