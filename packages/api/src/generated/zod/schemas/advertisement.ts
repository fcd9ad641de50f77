/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { AdvertisementPosition } from './advertisementPosition';
import { FileRef } from './fileRef';

const advertisementIdMax = 64;

const advertisementTitleMax = 300;

const advertisementAltMax = 500;

const advertisementPathMax = 2048;

const advertisementUrlMax = 2048;

const advertisementAdvertiserNameMax = 300;

const advertisementPriorityMin = 0;
const advertisementPriorityMax = 2147483647;



export const Advertisement = zod.object({
  "id": zod.string().min(1).max(advertisementIdMax),
  "position": AdvertisementPosition,
  "title": zod.string().max(advertisementTitleMax),
  "imageDesktop": FileRef,
  "imageMobile": FileRef,
  "alt": zod.string().max(advertisementAltMax),
  "path": zod.string().max(advertisementPathMax).optional(),
  "url": zod.url().max(advertisementUrlMax).optional(),
  "advertiserName": zod.string().max(advertisementAdvertiserNameMax),
  "startsAt": zod.iso.datetime({"offset":true}),
  "endsAt": zod.iso.datetime({"offset":true}),
  "priority": zod.int().min(advertisementPriorityMin).max(advertisementPriorityMax)
});

export type Advertisement = zod.input<typeof Advertisement>;
export type AdvertisementOutput = zod.output<typeof Advertisement>;
