/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CustomerKind } from './customerKind';
import { Role } from './role';

const listCustomersParamsTermMax = 120;

const listCustomersParamsUserIdMax = 64;

const listCustomersParamsSortDefault = `-createdAt`;
const listCustomersParamsPageNumberDefault = 1;
const listCustomersParamsPageNumberMax = 10000;

const listCustomersParamsPageSizeDefault = 10;
const listCustomersParamsPageSizeMax = 100;


export const ListCustomersParams = zod.object({
  "term": zod.string().min(1).max(listCustomersParamsTermMax).optional(),
  "kind": CustomerKind.optional(),
  "role": Role.optional(),
  "userId": zod.string().min(1).max(listCustomersParamsUserIdMax).optional(),
  "sort": zod.enum(['createdAt', '-createdAt']).default(listCustomersParamsSortDefault),
  "pageNumber": zod.int().min(1).max(listCustomersParamsPageNumberMax).default(listCustomersParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listCustomersParamsPageSizeMax).default(listCustomersParamsPageSizeDefault)
})

export type ListCustomersParams = zod.input<typeof ListCustomersParams>;
export type ListCustomersParamsOutput = zod.output<typeof ListCustomersParams>;
