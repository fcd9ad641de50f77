/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { ObjectType } from './objectType';




export const LastVisit = zod.object({
  "objectType": ObjectType,
  "objectId": zod.string(),
  "title": zod.string(),
  "image": FileRef.optional(),
  "path": zod.string(),
  "visitedAt": zod.iso.datetime({"offset":true}),
  "times": zod.int().min(1),
  "isFavorite": zod.boolean().optional(),
  "isAvailable": zod.boolean()
});

export type LastVisit = zod.input<typeof LastVisit>;
export type LastVisitOutput = zod.output<typeof LastVisit>;
