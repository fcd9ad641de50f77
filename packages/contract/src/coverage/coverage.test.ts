import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locations } from '../locations';
import { coverageJson, coverageMarkdown, coverageTable } from './coverage-reports';
import { findImportedUses } from './find-imported-uses';
import { findWrittenUses } from './find-written-uses';
import { generatedNames } from './generated-names';
import { parseSource } from './parse-source';
import { readCoverage } from './read-coverage';

const generated = `
export const getListNotesUrl = () => '/api/v1/notes';
export const listNotes = async () => 1;
export const getListNotesByUserQueryOptions = () => listNotesByUser();
export function useListNotes() {}
export function useListNotes(a: string) {}
export type ListNotesQueryResult = string;
const listNotesByUser = async () => 1;
`;
const names = generatedNames(generated, ['listNotes', 'listNotesByUser']);
const modules = new Map([['@bazaar/api/notes', names]]);
const operation = (operationId: string, method: string, path: string) => ({
  operationId,
  method,
  path,
  tag: 'Notes',
});

describe('names of a generated module', () => {
  it('belong to the operation they are made of, the longest first; types to none', () => {
    expect(Object.fromEntries(names)).toEqual({
      getListNotesUrl: 'listNotes',
      listNotes: 'listNotes',
      getListNotesByUserQueryOptions: 'listNotesByUser',
      useListNotes: 'listNotes',
    });
  });
});

describe('uses of imports', () => {
  it.each([
    ['a name', "import { listNotes } from '@bazaar/api/notes';\nlistNotes();", 'listNotes', 2],
    ['another name', "import { useListNotes as use } from '@bazaar/api/notes';\nuse();", 'useListNotes', 2],
    ['a namespace', "import * as notes from '@bazaar/api/notes';\nnotes.listNotes();", 'listNotes', 2],
    [
      'a late import',
      "const { listNotes } = await import('@bazaar/api/notes');\n\nlistNotes();",
      'listNotes',
      3,
    ],
    ['a late namespace', "const n = await import('@bazaar/api/notes');\nn.listNotes();", 'listNotes', 2],
  ])('are found by %s', (_, text, by, line) => {
    expect(findImportedUses(parseSource('a.ts', text), modules)).toEqual([
      { operationId: 'listNotes', by, file: 'a.ts', line },
    ]);
  });

  it.each([
    ['an import alone', "import { listNotes } from '@bazaar/api/notes';"],
    ['the same name from elsewhere', "import { listNotes } from './mine';\nlistNotes();"],
    ['a member of that name', "import { listNotes } from '@bazaar/api/notes';\nmine.listNotes();"],
    ['words', "// listNotes from '@bazaar/api/notes'\nconst text = 'listNotes()';"],
  ])('are not found in %s', (_, text) => {
    expect(findImportedUses(parseSource('a.ts', text), modules)).toEqual([]);
  });
});

describe('uses by address', () => {
  const operations = [
    operation('listNotes', 'GET', '/notes'),
    operation('createNote', 'POST', '/notes'),
    operation('getNote', 'GET', '/notes/{id}'),
    operation('listNotesByUser', 'GET', '/notes/byuser'),
  ];
  it.each([
    ['httpClient("/api/v1/notes?pageNumber=2")', 'listNotes'],
    ['const PATH = "/api/v1/notes";\nhttpClient(PATH, { method: "POST" })', 'createNote'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
    ['const PATH = "/api/v1/notes";\nfetch(`${PATH}/${id}?x=${y}`)', 'getNote'],
    ['fetch("/api/v1/notes/byuser")', 'listNotesByUser'],
  ])('are found in %s', (text, operationId) => {
    const [use, ...others] = findWrittenUses(parseSource('a.ts', text), operations);
    expect(use?.operationId).toBe(operationId);
    expect(others).toEqual([]);
  });

  it('are none for other addresses or methods', () => {
    const text =
      'fetch("/api/v1/users"); fetch("/api/v1/notes/a", { method: "PUT" }); url === "/api/v1/notes";';
    expect(findWrittenUses(parseSource('a.ts', text), operations)).toEqual([]);
  });
});

describe('the web app', () => {
  it('is read as it is: every generated module is known, and the calls of its pages are found', async () => {
    const coverage = await readCoverage(join(locations.root, 'apps/web/src'));
    const used = (id: string) =>
      coverage.operations.find(({ operationId }) => operationId === id)?.uses ?? [];
    expect(used('listSupplierProducts').length).toBeGreaterThan(2);
    expect(used('createToken')[0]?.file).toBe('apps/web/src/features/login/flow/login-calls.ts');
    expect(coverageTable(coverage)).toMatch(/\d+ of \d+ operations are used/);
    expect(coverageMarkdown(coverage)).toContain('| UserFavorites | addFavorite |');
    expect(JSON.parse(coverageJson(coverage)).operations).toHaveLength(coverage.operations.length);
  });
});
