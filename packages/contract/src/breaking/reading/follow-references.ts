import { isObject, type Json, type JsonObject } from '../../document.ts';
import { parseDocument } from './parse-document.ts';
import type { Source } from './sources.ts';

/** Where the other files of a contract stand in the one document it becomes. */
const shelf = 'x-external-documents';

/**
 * Returns a contract as one document: each file that a reference names is read, put beside the contract, and every reference leads
 * to its place there. Throws for an address of the net, which is not read.
 */
export function followReferences(root: Json, source: Source): Json {
  if (!isObject(root)) return root;
  const files = new Map<string, number>([[source.name, -1]]);
  const documents: Json[] = [];
  const enter = (file: Source): number => {
    const known = files.get(file.name);
    if (known !== undefined) return known;
    const index = documents.length;
    files.set(file.name, index);
    documents.push(null);
    documents[index] = rewrite(parseDocument(file), file);
    return index;
  };
  const locate = (reference: string, from: Source): string => {
    const [path = '', fragment = ''] = reference.split('#', 2);
    const file = path === '' ? from : from.beside(pathOf(path, reference));
    const index = enter(file);
    const pointer = fragment === '' || fragment.startsWith('/') ? fragment : anchorOf(fragment, index);
    return index < 0 ? `#${pointer}` : `#/${shelf}/${index}${pointer}`;
  };
  const rewrite = (part: Json, from: Source): Json =>
    mapReferences(part, (reference) => locate(reference, from));
  const main = rewrite(root, source) as JsonObject;
  return documents.length === 0 ? main : { ...main, [shelf]: documents };
}

function pathOf(path: string, reference: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path))
    throw new Error(
      `the reference ${reference} leads to another host; bundle the contract into one file first`,
    );
  return decodeURIComponent(path);
}

function anchorOf(name: string, index: number): string {
  if (index < 0) return name;
  throw new Error(`the reference #${name} names an anchor of another file; use its path there`);
}

/** Keys whose values are data, not parts of the contract. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
/** Keys whose values are parts by name: there, `example` is a name like any other. */
const named = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'schemas', 'responses'],
  ...[
    'parameters',
    'requestBodies',
    'headers',
    'securitySchemes',
    'links',
    'callbacks',
    'pathItems',
    'paths',
  ],
  ...['webhooks', 'content', 'encoding', 'mediaTypes'],
]);

/** Copies a document with each of its references replaced. */
function mapReferences(part: Json, replace: (reference: string) => string, isNamed = false): Json {
  if (Array.isArray(part)) return part.map((item) => mapReferences(item, replace));
  if (!isObject(part)) return part;
  const entries = Object.entries(part).map(([key, value]): [string, Json] => {
    if (isNamed) return [key, mapReferences(value, replace)];
    if (key === '$ref' && typeof value === 'string') return [key, replace(value)];
    if (data.has(key)) return [key, value];
    if (key === 'mapping') return [key, value];
    if (key.startsWith('x-')) return [key, mapExtension(value, replace)];
    return [key, mapReferences(value, replace, named.has(key))];
  });
  return Object.fromEntries(entries);
}

/** What an extension calls a reference may be none: where it leads nowhere, it stays as it is. */
function mapExtension(value: Json, replace: (reference: string) => string): Json {
  try {
    return mapReferences(value, replace);
  } catch {
    return value;
  }
}
