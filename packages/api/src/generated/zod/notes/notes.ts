/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  NewNote,
  Note,
  NoteChange,
  PagedNote
} from '../schemas';


export const CreateNoteHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const CreateNoteBody = NewNote

export const CreateNoteResponse = Note

export const listNotesByObjectQueryObjectIdMax = 64;



export const ListNotesByObjectQueryParams = zod.object({
  "objectType": zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']),
  "objectId": zod.string().min(1).max(listNotesByObjectQueryObjectIdMax)
})

export const ListNotesByObjectResponseItem = Note
export const ListNotesByObjectResponse = zod.array(ListNotesByObjectResponseItem).max(100)

export const listNotesQueryTermMax = 120;

export const listNotesQuerySortDefault = `-updatedAt`;
export const listNotesQueryPageNumberDefault = 1;
export const listNotesQueryPageNumberMax = 10000;

export const listNotesQueryPageSizeDefault = 10;
export const listNotesQueryPageSizeMax = 100;



export const ListNotesQueryParams = zod.object({
  "objectType": zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']).optional(),
  "term": zod.string().min(1).max(listNotesQueryTermMax).optional(),
  "color": zod.enum(['Yellow', 'Green', 'Blue', 'Red', 'Purple', 'Gray']).optional(),
  "reminder": zod.enum(['Upcoming', 'Due', 'None']).optional(),
  "sort": zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'remindAt', '-remindAt']).default(listNotesQuerySortDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(listNotesQueryPageNumberMax).default(listNotesQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listNotesQueryPageSizeMax).default(listNotesQueryPageSizeDefault)
})

export const ListNotesResponse = PagedNote

export const getNotePathIdMax = 64;



export const GetNoteParams = zod.object({
  "id": zod.string().min(1).max(getNotePathIdMax)
})

export const GetNoteResponse = Note

export const updateNotePathIdMax = 64;



export const UpdateNoteParams = zod.object({
  "id": zod.string().min(1).max(updateNotePathIdMax)
})

export const UpdateNoteBody = NoteChange

export const UpdateNoteResponse = Note

export const deleteNotePathIdMax = 64;



export const DeleteNoteParams = zod.object({
  "id": zod.string().min(1).max(deleteNotePathIdMax)
})

export const DeleteNoteResponse = zod.void()
