import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locations } from './locations.ts';

const folders = ['endpoints', 'hooks', 'zod', 'zod-mini'];
const known = [...folders, 'model'];

/** Finalises orval's output deterministically. */
export async function finaliseGenerated(): Promise<void> {
  for (const name of await readdir(locations.generating)) {
    if (!known.includes(name)) await rm(join(locations.generating, name), { recursive: true });
  }
  // A barrel over all tags would let one import load everything.
  for (const folder of folders) await rm(join(locations.generating, folder, 'index.ts'), { force: true });
  for (const name of await readdir(locations.generating, { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const file = join(locations.generating, name);
    const text = await readFile(file, 'utf8');
    const settled = finalise(name, text);
    if (settled !== text) await writeFile(file, settled);
  }
}

export function finalise(name: string, text: string): string {
  const rules = [plainImports, emptyIsUndefined, hooksAreFunctions, trimmedLines];
  if (name.startsWith('zod/')) rules.push(readBooleans);
  if (/^zod(?:-mini)?\/schemas\//.test(name)) rules.push(ownBounds);
  if (name.endsWith('.msw.ts')) rules.push(defaultIsFailure, seededFaker);
  return rules.reduce((settled, rule) => rule(settled), text);
}

/** Removes the extension from import specifiers. */
const plainImports = (text: string) => text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1'");

/** A call with an empty response returns undefined, which allows `?.`; `void` does not. */
const emptyIsUndefined = (text: string) => text.replaceAll('| void>', '| undefined>');

/**
 * Makes a mutation hook a function declaration like the query hooks: the bundler then drops it from a page that uses another hook of its
 * tag.
 */
const hooksAreFunctions = (text: string) =>
  text
    .replaceAll(/export const (use\w+) = </g, 'export function $1<')
    .replaceAll(/ => \{\n(\s+(?:const backupQueryClient = |return useMutation\())/g, ' {\n$1');

const trimmedLines = (text: string) => `${text.replaceAll(/[ \t]+$/gm, '').trimEnd()}\n`;

/** Coercion reads the text `false` as true. */
function readBooleans(text: string): string {
  const settled = text.replaceAll('zod.coerce.boolean()', 'zod.preprocess(queryBoolean, zod.boolean())');
  if (settled === text) return text;
  const importLine = "import { queryBoolean } from '../../../query-boolean';\n";
  return settled.replace(/(import \* as zod from 'zod';\n)/, `$1${importLine}`);
}

/** Two schemas may name a bound alike, `tradeDocument` the one of its `typeId` and `tradeDocumentType` that of its `id`: each keeps its own. */
const ownBounds = (text: string) => text.replaceAll(/^export const (?=[a-z]\w* = )/gm, 'const ');

/** A response that is not among the named statuses is a failure: orval mocks the contract's `default` with 200. */
const defaultIsFailure = (text: string) =>
  text.replaceAll(
    /(MockHandlerDefault = [\s\S]*?\{ status: )200(, headers: \{ 'Content-Type': 'application\/problem\+json' \})/g,
    '$1500$2',
  );

/** Seeds faker, so that mocks are the same on every run. */
const seededFaker = (text: string) =>
  text.includes('faker.')
    ? text.replace(/\n\nexport const /, '\n\nfaker.seed(1405);\n\nexport const ')
    : text;
