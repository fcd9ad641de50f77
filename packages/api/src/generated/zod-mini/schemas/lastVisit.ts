/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { ObjectType } from './objectType';
import { SingleVisit } from './singleVisit';




export const LastVisit = /*#__PURE__*/ zod.object({
  "objectType": ObjectType,
  "objectId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "image": /*#__PURE__*/ zod.optional(FileRef),
  "path": /*#__PURE__*/ zod.string(),
  "visitedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "times": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "visits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SingleVisit)),
  "isFavorite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isAvailable": /*#__PURE__*/ zod.boolean()
});

export type LastVisit = zod.input<typeof LastVisit>;
export type LastVisitOutput = zod.output<typeof LastVisit>;
