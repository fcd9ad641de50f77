/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const VideoCaption = zod.object({
  "lang": zod.string(),
  "url": zod.string()
});

export type VideoCaption = zod.input<typeof VideoCaption>;
export type VideoCaptionOutput = zod.output<typeof VideoCaption>;
