/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const VideoCaption = /*#__PURE__*/ zod.object({
  "lang": /*#__PURE__*/ zod.string(),
  "url": /*#__PURE__*/ zod.string()
});

export type VideoCaption = zod.input<typeof VideoCaption>;
export type VideoCaptionOutput = zod.output<typeof VideoCaption>;
