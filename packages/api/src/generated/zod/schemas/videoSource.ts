/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const videoSourceUrlMax = 2048;

const videoSourceMimeMax = 120;

const videoSourceHeightMax = 2147483647;



export const VideoSource = zod.object({
  "url": zod.string().max(videoSourceUrlMax),
  "mime": zod.string().max(videoSourceMimeMax),
  "height": zod.int().min(1).max(videoSourceHeightMax)
});

export type VideoSource = zod.input<typeof VideoSource>;
export type VideoSourceOutput = zod.output<typeof VideoSource>;
