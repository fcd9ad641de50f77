/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';




export const VideoSource = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string(),
  "mime": /*#__PURE__*/ zod.string(),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type VideoSource = zod.input<typeof VideoSource>;
export type VideoSourceOutput = zod.output<typeof VideoSource>;
