/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CustomerKind } from './customerKind';
import { Role } from './role';

const listCustomersParamsTermMax = 120;

const listCustomersParamsUserIdMax = 64;

const listCustomersParamsSortDefault = `-createdAt`;
const listCustomersParamsPageNumberDefault = 1;
const listCustomersParamsPageNumberMax = 10000;

const listCustomersParamsPageSizeDefault = 10;
const listCustomersParamsPageSizeMax = 100;


export const ListCustomersParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCustomersParamsTermMax))),
  "kind": /*#__PURE__*/ zod.optional(CustomerKind),
  "role": /*#__PURE__*/ zod.optional(Role),
  "userId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCustomersParamsUserIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt']), listCustomersParamsSortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCustomersParamsPageNumberMax)), listCustomersParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCustomersParamsPageSizeMax)), listCustomersParamsPageSizeDefault)
})

export type ListCustomersParams = zod.input<typeof ListCustomersParams>;
export type ListCustomersParamsOutput = zod.output<typeof ListCustomersParams>;
