import * as schemas from '@bazaar/api/zod/notes';
import { contractOperation, noContent, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { notFound } from '../http/problem';
import { findNote, readNotes, readNotesOn } from '../notes/note-store';
import { createNote, deleteNote, updateNote } from '../notes/write-notes';
import { requireUser } from '../server/request-context';

const unknownNote = 'این یادداشت';

export const noteOperations = [
  contractOperation(
    'createNote',
    {
      schemas: {
        headers: schemas.CreateNoteHeader,
        body: schemas.CreateNoteBody,
        responses: { 200: schemas.CreateNoteResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const key = headers['Idempotency-Key'];
      return onceByKey(services, { userId, key, operationId: 'createNote', body }, async (tx) =>
        ok(await createNote(tx, services, userId, body)),
      );
    },
  ),
  contractOperation(
    'getNote',
    { schemas: { params: schemas.GetNoteParams, responses: { 200: schemas.GetNoteResponse } } },
    async ({ params }, context) => {
      const note = await findNote(context.services.database.db, requireUser(context).id, params.id);
      if (note === undefined) throw notFound(unknownNote);
      return ok(note);
    },
  ),
  contractOperation(
    'updateNote',
    {
      schemas: {
        params: schemas.UpdateNoteParams,
        body: schemas.UpdateNoteBody,
        responses: { 200: schemas.UpdateNoteResponse },
      },
    },
    async ({ params, body }, context) => {
      const { services } = context;
      const change = { ...body, userId: requireUser(context).id, id: params.id };
      return ok(await services.database.db.transaction((tx) => updateNote(tx, services, change)));
    },
  ),
  contractOperation(
    'deleteNote',
    { schemas: { params: schemas.DeleteNoteParams, responses: { 204: null } } },
    async ({ params }, context) => {
      const isDeleted = await deleteNote(context.services.database.db, requireUser(context).id, params.id);
      if (!isDeleted) throw notFound(unknownNote);
      return noContent;
    },
  ),
  contractOperation(
    'listNotesByObject',
    {
      schemas: {
        query: schemas.ListNotesByObjectQueryParams,
        responses: { 200: schemas.ListNotesByObjectResponse },
      },
    },
    async ({ query: { objectType, objectId } }, context) => {
      const userId = requireUser(context).id;
      return ok(await readNotesOn(context.services.database.db, userId, objectType, objectId));
    },
  ),
  contractOperation(
    'listNotes',
    { schemas: { query: schemas.ListNotesQueryParams, responses: { 200: schemas.ListNotesResponse } } },
    async ({ query }, context) => {
      const { pageNumber, pageSize } = query;
      const { database, clock } = context.services;
      const filter = { ...query, now: clock.now() };
      const found = await readNotes(database.db, requireUser(context).id, filter);
      return ok({ ...found, pageNumber, pageSize });
    },
  ),
];
