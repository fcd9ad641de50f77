/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { AdvertisementPosition } from './advertisementPosition';
import { FileRef } from './fileRef';

const advertisementPriorityMin = 0;



export const Advertisement = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "position": AdvertisementPosition,
  "title": /*#__PURE__*/ zod.string(),
  "imageDesktop": FileRef,
  "imageMobile": FileRef,
  "alt": /*#__PURE__*/ zod.string(),
  "path": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  "advertiserName": /*#__PURE__*/ zod.string(),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "priority": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(advertisementPriorityMin))
});

export type Advertisement = zod.input<typeof Advertisement>;
export type AdvertisementOutput = zod.output<typeof Advertisement>;
