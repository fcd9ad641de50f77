/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { AdvertisementPosition } from './advertisementPosition';
import { FileRef } from './fileRef';

export const advertisementPriorityMin = 0;



export const Advertisement = zod.object({
  "id": zod.string(),
  "position": AdvertisementPosition,
  "title": zod.string(),
  "imageDesktop": FileRef,
  "imageMobile": FileRef,
  "alt": zod.string(),
  "path": zod.string().optional(),
  "url": zod.url().optional(),
  "advertiserName": zod.string(),
  "startsAt": zod.iso.datetime({"offset":true}),
  "endsAt": zod.iso.datetime({"offset":true}),
  "priority": zod.int().min(advertisementPriorityMin)
});

export type Advertisement = zod.input<typeof Advertisement>;
export type AdvertisementOutput = zod.output<typeof Advertisement>;
