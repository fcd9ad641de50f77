/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { ObjectType } from './objectType';
import { SingleVisit } from './singleVisit';

const lastVisitObjectIdMax = 64;

const lastVisitTitleMax = 300;

const lastVisitPathMax = 2048;

const lastVisitTimesMax = 2147483647;

const lastVisitVisitsMax = 20;



export const LastVisit = zod.object({
  "objectType": ObjectType,
  "objectId": zod.string().min(1).max(lastVisitObjectIdMax),
  "title": zod.string().max(lastVisitTitleMax),
  "image": FileRef.optional(),
  "path": zod.string().max(lastVisitPathMax),
  "visitedAt": zod.iso.datetime({"offset":true}),
  "times": zod.int().min(1).max(lastVisitTimesMax),
  "visits": zod.array(SingleVisit).max(lastVisitVisitsMax).optional(),
  "isFavorite": zod.boolean().optional(),
  "isAvailable": zod.boolean()
});

export type LastVisit = zod.input<typeof LastVisit>;
export type LastVisitOutput = zod.output<typeof LastVisit>;
