/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  NewNote,
  Note,
  NoteChange,
  PagedNote
} from '../schemas';


export const CreateNoteHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const CreateNoteBody = NewNote

export const CreateNoteResponse = Note

export const listNotesByObjectQueryObjectIdMax = 64;



export const ListNotesByObjectQueryParams = /*#__PURE__*/ zod.object({
  "objectType": /*#__PURE__*/ zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']),
  "objectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNotesByObjectQueryObjectIdMax))
})

export const ListNotesByObjectResponseItem = Note
export const ListNotesByObjectResponse = /*#__PURE__*/ zod.array(ListNotesByObjectResponseItem)

export const listNotesQueryTermMax = 120;

export const listNotesQuerySortDefault = `-updatedAt`;
export const listNotesQueryPageNumberDefault = 1;
export const listNotesQueryPageNumberMax = 10000;

export const listNotesQueryPageSizeDefault = 10;
export const listNotesQueryPageSizeMax = 100;



export const ListNotesQueryParams = /*#__PURE__*/ zod.object({
  "objectType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest'])),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNotesQueryTermMax))),
  "color": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Yellow', 'Green', 'Blue', 'Red', 'Purple', 'Gray'])),
  "reminder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Upcoming', 'Due', 'None'])),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'remindAt', '-remindAt']), listNotesQuerySortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotesQueryPageNumberMax)), listNotesQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotesQueryPageSizeMax)), listNotesQueryPageSizeDefault)
})

export const ListNotesResponse = PagedNote

export const getNotePathIdMax = 64;



export const GetNoteParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getNotePathIdMax))
})

export const GetNoteResponse = Note

export const updateNotePathIdMax = 64;



export const UpdateNoteParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateNotePathIdMax))
})

export const UpdateNoteBody = NoteChange

export const UpdateNoteResponse = Note

export const deleteNotePathIdMax = 64;



export const DeleteNoteParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteNotePathIdMax))
})

export const DeleteNoteResponse = /*#__PURE__*/ zod.void()
