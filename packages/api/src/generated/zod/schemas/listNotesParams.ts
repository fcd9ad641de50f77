/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { NoteColor } from './noteColor';
import { ObjectType } from './objectType';

const listNotesParamsTermMax = 120;

const listNotesParamsSortDefault = `-updatedAt`;
const listNotesParamsPageNumberDefault = 1;
const listNotesParamsPageNumberMax = 10000;

const listNotesParamsPageSizeDefault = 10;
const listNotesParamsPageSizeMax = 100;


export const ListNotesParams = zod.object({
  "objectType": ObjectType.optional(),
  "term": zod.string().min(1).max(listNotesParamsTermMax).optional(),
  "color": NoteColor.optional(),
  "reminder": zod.enum(['Upcoming', 'Due', 'None']).optional(),
  "sort": zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'remindAt', '-remindAt']).default(listNotesParamsSortDefault),
  "pageNumber": zod.int().min(1).max(listNotesParamsPageNumberMax).default(listNotesParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listNotesParamsPageSizeMax).default(listNotesParamsPageSizeDefault)
})

export type ListNotesParams = zod.input<typeof ListNotesParams>;
export type ListNotesParamsOutput = zod.output<typeof ListNotesParams>;
