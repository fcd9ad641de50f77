import { isObject, type Json, type JsonObject } from '../document.ts';
import { anchorIn } from './anchors.ts';
import { mapReferences, visitReferences } from './map-references.ts';
import { parseDocument } from './parse-document.ts';
import { pathBetween, type Source } from './sources.ts';

/** Where the other files of a contract stand in the one document it becomes, by their paths from the contract. */
const shelf = 'x-external-documents';

interface File {
  source: Source;
  /** Path from the contract; absent for the contract itself. */
  path?: string;
  content: Json;
  /** Why it could not be read. */
  failure?: Error;
}

/**
 * Returns a contract as one document: each file that a reference names, directly or through others, is read and put beside the
 * contract, and every reference leads to its place there. Anchors become paths. Throws for a file that cannot be read.
 */
export async function followReferences(root: Json, source: Source): Promise<Json> {
  if (!isObject(root)) return root;
  const files = new Map<string, File>([[source.name, { source, content: root }]]);
  let isChanged = false;
  // A map yields what is added while it is walked.
  for (const { source: from, content } of files.values()) {
    const wanted = new Map<string, Source>();
    visitReferences(content, (reference) => {
      const [path = '', fragment = ''] = reference.split('#', 2);
      if (path !== '') wanted.set(path, from.beside(path));
      isChanged ||= path !== '' || !isPointer(fragment);
    });
    for (const file of wanted.values())
      if (!files.has(file.name)) files.set(file.name, await read(file, pathBetween(source, file)));
  }
  if (!isChanged) return root;
  const [main, ...others] = [...files.values()].map(
    (file) => [file.path ?? '', redirected(file, files)] as const,
  );
  const own = main?.[1] as JsonObject;
  return others.length === 0 ? own : { ...own, [shelf]: Object.fromEntries(others) };
}

async function read(source: Source, path: string): Promise<File> {
  try {
    return { source, path, content: await parseDocument(source) };
  } catch (failure) {
    return { source, path, content: null, failure: failure as Error };
  }
}

function redirected({ source, content }: File, files: ReadonlyMap<string, File>): Json {
  return mapReferences(content, (reference) => {
    const [path = '', fragment = ''] = reference.split('#', 2);
    const file = files.get(path === '' ? source.name : source.beside(path).name);
    if (file === undefined) return reference;
    if (file.failure !== undefined) throw file.failure;
    const pointer = isPointer(fragment) ? fragment : anchorIn(file.content, fragment);
    if (pointer === undefined) throw new Error(`the reference ${reference} leads nowhere`);
    return file.path === undefined ? `#${pointer}` : `#/${shelf}/${stepOf(file.path)}${pointer}`;
  });
}

const stepOf = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));

const isPointer = (fragment: string) => fragment === '' || /^(\/|%2F)/i.test(fragment);
