import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asObject } from './json-parts.ts';

/** Reads and parses the document at an absolute address. */
export type ReadFile = (address: string) => Promise<JsonObject>;

/** Their contents are data, in which `$ref` is a word like any other. */
const data = ['example', 'default', 'enum', 'const', 'value'];
const key = 'x-files';

/**
 * Returns a document without references to other files: each file it needs, directly or through others, is placed whole below `x-files`,
 * and references lead there. A fragment keeps its meaning, because the file around it is there as well.
 */
export async function withExternalFiles(
  document: JsonObject,
  address: string,
  read: ReadFile,
): Promise<JsonObject> {
  const names = new Map([[address, '']]);
  const files: [name: string, content: Json][] = [];
  const whole = redirected(document, address, names);
  const done = new Set([address]);
  for (let next = pending(names, done); next !== undefined; next = pending(names, done)) {
    done.add(next);
    files.push([names.get(next) ?? '', redirected(await read(next), next, names)]);
  }
  return files.length === 0 ? document : { ...asObject(whole), [key]: Object.fromEntries(files) };
}

function pending(names: ReadonlyMap<string, string>, done: ReadonlySet<string>): string | undefined {
  return [...names.keys()].find((address) => !done.has(address));
}

function redirected(value: Json, address: string, names: Map<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => redirected(item, address, names));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, Json] => {
    if (name === '$ref' && typeof inner === 'string') return [name, target(inner, address, names)];
    // `responses: {default: …}` is no data: only what stands in a schema or an example is.
    const isData = data.includes(name) && !(name === 'default' && isObject(inner) && '$ref' in inner);
    return [name, isData && !isResponse(name, inner) ? inner : redirected(inner, address, names)];
  });
  return Object.fromEntries(entries);
}

function isResponse(name: string, value: Json): boolean {
  return name === 'default' && isObject(value) && ('description' in value || 'content' in value);
}

function target(reference: string, address: string, names: Map<string, string>): string {
  const url = new URL(reference, address);
  const fragment = url.hash.replace(/^#/, '');
  url.hash = '';
  const file = reference.startsWith('#') ? address : url.href;
  if (!names.has(file)) names.set(file, String(names.size));
  const name = names.get(file) ?? '';
  return name === '' ? `#${fragment}` : `#/${key}/${name}${fragment}`;
}
