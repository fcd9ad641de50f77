import { readFileSync } from 'node:fs';
import { inRepository } from '../run/paths.ts';
import type { CheckResult } from './check-result.ts';
import { sourceFiles } from './source-files.ts';

const FOLDER = 'apps/web/src/';
export const apiLiteralPatterns = [`${FOLDER}*.ts`, `${FOLDER}*.tsx`];
/** The only folder that may name addresses of the catalogue's calls: it forwards them. */
const EXEMPT = /^apps\/web\/src\/lib\/bff\//;
const LITERAL = /\bapi\/v1\b/;

/** A file and whether an address in it is refused. Tried on every run: a rule that refuses nothing proves nothing. */
const planted: readonly (readonly [path: string, line: string, isRefused: boolean])[] = [
  ['features/notes/note-calls.ts', "const PATH = '/api/v1/notes';", true],
  ['features/home/spans.ts', 'await fetch(`/api/v1/categories/menu`);', true],
  ['shell/header/name.tsx', 'httpClient("api/v1/customers/profile")', true],
  ['entities/menu/read.ts', "fetch(origin + '/api/v1/' + name)", true],
  ['lib/bff-like/read.ts', "fetch('/api/v1/notes')", true],
  ['lib/bff/forward.ts', "const TOKEN_PATH = '/api/v1/connect/token';", false],
  ['features/notes/note-calls.ts', '/** Asks `/api/v1/notes` in the browser. */', false],
  ['features/notes/note-calls.ts', ' * /api/v1/notes answers the notes of a person.', false],
  ['features/notes/note-calls.ts', '  // `/api/v1` is the same origin.', false],
  ['features/notes/note-calls.ts', "import { listNotes } from '@bazaar/api/notes';", false],
  ['features/notes/notes.test.tsx', "http.get('/api/v1/notes')", true],
  ['features/notes/version.ts', "'/api/v10'", false],
];

/**
 * Checks that every call of the web app goes through a generated function: no address of the catalogue is in its code outside `lib/bff`.
 */
export async function checkApiLiterals(): Promise<CheckResult> {
  const files = await sourceFiles(...apiLiteralPatterns);
  const written = files.flatMap((path) =>
    findLiterals(path, readFileSync(inRepository(path), 'utf8')).map(
      (line) => `${path}:${line} writes an address of the catalogue: call a generated function`,
    ),
  );
  const misjudged = planted.filter(
    ([path, line, isRefused]) => findLiterals(FOLDER + path, line).length > 0 !== isRefused,
  );
  const failures = [
    ...written,
    ...misjudged.map(
      ([path, line, isRefused]) => `${path} «${line}» should be ${isRefused ? 'refused' : 'let by'}`,
    ),
  ];
  return { passed: files.length + planted.length - failures.length, failures };
}

/** Returns the numbers of the lines that contain such an address; comments may mention it. */
function findLiterals(path: string, text: string): number[] {
  if (EXEMPT.test(path)) return [];
  return text.split('\n').flatMap((line, index) => (LITERAL.test(withoutComment(line)) ? [index + 1] : []));
}

function withoutComment(line: string): string {
  return /^\s*(\/?\*|\/\/)/.test(line) ? '' : line.replace(/\s\/\/ .*$/, '');
}
