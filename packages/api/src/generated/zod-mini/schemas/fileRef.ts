/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const fileRefSizeBytesMin = 0;





export const FileRef = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "url": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "mime": /*#__PURE__*/ zod.string(),
  "sizeBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(fileRefSizeBytesMin)),
  "width": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "height": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "thumbUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type FileRef = zod.input<typeof FileRef>;
export type FileRefOutput = zod.output<typeof FileRef>;
