/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';

const newVisitObjectIdMax = 64;

const newVisitPathMax = 500;


const newVisitPathRegExp = new RegExp('^/([^/\\\\].*)?$');


export const NewVisit = zod.object({
  "objectType": ObjectType,
  "objectId": zod.string().min(1).max(newVisitObjectIdMax),
  "path": zod.string().min(1).max(newVisitPathMax).regex(newVisitPathRegExp).optional(),
  "visitorKey": zod.uuid().optional(),
  "isContinued": zod.boolean().optional()
});

export type NewVisit = zod.input<typeof NewVisit>;
export type NewVisitOutput = zod.output<typeof NewVisit>;
