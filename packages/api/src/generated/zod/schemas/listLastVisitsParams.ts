/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';

const listLastVisitsParamsObjectIdMax = 64;

const listLastVisitsParamsTermMax = 120;

const listLastVisitsParamsPageNumberDefault = 1;
const listLastVisitsParamsPageNumberMax = 10000;

const listLastVisitsParamsPageSizeDefault = 10;
const listLastVisitsParamsPageSizeMax = 100;


export const ListLastVisitsParams = zod.object({
  "type": ObjectType.optional(),
  "objectId": zod.string().min(1).max(listLastVisitsParamsObjectIdMax).optional(),
  "term": zod.string().min(1).max(listLastVisitsParamsTermMax).optional(),
  "pageNumber": zod.int().min(1).max(listLastVisitsParamsPageNumberMax).default(listLastVisitsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listLastVisitsParamsPageSizeMax).default(listLastVisitsParamsPageSizeDefault)
})

export type ListLastVisitsParams = zod.input<typeof ListLastVisitsParams>;
export type ListLastVisitsParamsOutput = zod.output<typeof ListLastVisitsParams>;
