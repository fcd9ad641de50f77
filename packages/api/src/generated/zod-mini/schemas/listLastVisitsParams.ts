/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ObjectType } from './objectType';

const listLastVisitsParamsObjectIdMax = 64;

const listLastVisitsParamsTermMax = 120;

const listLastVisitsParamsPageNumberDefault = 1;
const listLastVisitsParamsPageNumberMax = 10000;

const listLastVisitsParamsPageSizeDefault = 10;
const listLastVisitsParamsPageSizeMax = 100;


export const ListLastVisitsParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(ObjectType),
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLastVisitsParamsObjectIdMax))),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLastVisitsParamsTermMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLastVisitsParamsPageNumberMax)), listLastVisitsParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLastVisitsParamsPageSizeMax)), listLastVisitsParamsPageSizeDefault)
})

export type ListLastVisitsParams = zod.input<typeof ListLastVisitsParams>;
export type ListLastVisitsParamsOutput = zod.output<typeof ListLastVisitsParams>;
