/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';




export const VideoSource = zod.object({
  "url": zod.string(),
  "mime": zod.string(),
  "height": zod.int().min(1)
});

export type VideoSource = zod.input<typeof VideoSource>;
export type VideoSourceOutput = zod.output<typeof VideoSource>;
