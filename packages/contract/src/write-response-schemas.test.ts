import { expect, it } from 'vitest';
import type { OpenApiDocument } from './document';
import { responseSchemasText } from './write-response-schemas';

const contract: OpenApiDocument = {
  paths: {
    '/notes': { get: { operationId: 'listNotes', tags: ['UserNotes'] } },
    '/notes/{id}': { delete: { operationId: 'deleteNote', tags: ['UserNotes'] } },
  },
  components: {},
};
const complete =
  'export const ListNotesResponse = PagedNote\n\nexport const DeleteNoteResponse = zod.void()\n';
const write = (text?: string) =>
  responseSchemasText(contract, new Map(text === undefined ? [] : [['user-notes', text]]));

it('names the schema of every operation, by the module it is in', () => {
  expect(write(complete)).toContain(
    "  listNotes: () => import('./zod-mini/user-notes/user-notes').then(({ ListNotesResponse }) => ListNotesResponse),",
  );
});

it.each([
  ['one has none', complete.replace('DeleteNoteResponse', 'DeleteNoteBody'), 'deleteNote'],
  ['only a longer name is there', complete.replace('ListNotes', 'ListNotesOfAll'), 'listNotes'],
  ['a tag has no module', undefined, 'listNotes, deleteNote'],
])('refuses to be written when %s', (_, text, named) => {
  expect(() => write(text)).toThrow(`no schema of the answer of ${named}`);
});
