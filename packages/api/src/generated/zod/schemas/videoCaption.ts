/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const videoCaptionLangMax = 20;

const videoCaptionUrlMax = 2048;



export const VideoCaption = zod.object({
  "lang": zod.string().max(videoCaptionLangMax),
  "url": zod.string().max(videoCaptionUrlMax)
});

export type VideoCaption = zod.input<typeof VideoCaption>;
export type VideoCaptionOutput = zod.output<typeof VideoCaption>;
