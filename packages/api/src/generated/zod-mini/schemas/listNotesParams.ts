/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { NoteColor } from './noteColor';
import { ObjectType } from './objectType';

const listNotesParamsTermMax = 120;

const listNotesParamsSortDefault = `-updatedAt`;
const listNotesParamsPageNumberDefault = 1;
const listNotesParamsPageNumberMax = 10000;

const listNotesParamsPageSizeDefault = 10;
const listNotesParamsPageSizeMax = 100;


export const ListNotesParams = /*#__PURE__*/ zod.object({
  "objectType": /*#__PURE__*/ zod.optional(ObjectType),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNotesParamsTermMax))),
  "color": /*#__PURE__*/ zod.optional(NoteColor),
  "reminder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Upcoming', 'Due', 'None'])),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'remindAt', '-remindAt']), listNotesParamsSortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotesParamsPageNumberMax)), listNotesParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotesParamsPageSizeMax)), listNotesParamsPageSizeDefault)
})

export type ListNotesParams = zod.input<typeof ListNotesParams>;
export type ListNotesParamsOutput = zod.output<typeof ListNotesParams>;
