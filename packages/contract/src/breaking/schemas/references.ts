import { isObject, type Json, type JsonObject, type OpenApiDocument } from '../../document.ts';

export interface Target {
  part: Json;
  /** Last step of the reference: the component's name, or that of the file which is one schema. */
  name: string;
}

/** Follows the references of one document. Throws for one that leads nowhere, or round in a circle. */
export class References {
  private readonly document: OpenApiDocument;
  private anchors?: [name: string, part: Json][];
  private readonly known = new Map<string, Target>();

  constructor(document: OpenApiDocument) {
    this.document = document;
  }

  target(reference: string): Target {
    const known = this.known.get(reference);
    if (known !== undefined) return known;
    const found = { part: this.find(reference), name: nameOf(reference) };
    this.known.set(reference, found);
    return found;
  }

  /** Returns an object of the document that is no schema (a parameter, a response), behind any number of references. */
  object(part: Json | undefined): JsonObject {
    const passed = new Set<string>();
    let current = part;
    while (isObject(current) && typeof current.$ref === 'string') {
      if (passed.has(current.$ref)) throw new Error(`the reference ${current.$ref} leads to itself`);
      passed.add(current.$ref);
      current = this.target(current.$ref).part;
    }
    return isObject(current) ? current : {};
  }

  private find(reference: string): Json {
    if (!reference.startsWith('#')) throw new Error(`the reference ${reference} cannot be followed`);
    const pointer = decode(reference.slice(1));
    const found =
      pointer === '' || pointer.startsWith('/')
        ? pointer
            .split('/')
            .slice(1)
            .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
            .reduce<Json | undefined>(stepInto, this.document)
        : this.anchored(pointer);
    if (found === undefined) throw new Error(`the reference ${reference} leads nowhere`);
    return found;
  }

  /** Which of several parts a dynamic anchor means depends on the way that leads to it, which is not followed. */
  private anchored(name: string): Json | undefined {
    this.anchors ??= findAnchors(this.document);
    const found = this.anchors.filter(([other]) => other === name);
    if (found.length > 1) throw new Error(`the anchor #${name} stands more than once`);
    return found[0]?.[1];
  }
}

function stepInto(at: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(at)) return at[Number(step)];
  return isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined;
}

function findAnchors(part: Json): [string, Json][] {
  if (typeof part !== 'object' || part === null) return [];
  const own = isObject(part) ? [part.$anchor, part.$dynamicAnchor] : [];
  const named = own.filter((name) => typeof name === 'string').map((name): [string, Json] => [name, part]);
  return [...named, ...Object.values(part).flatMap(findAnchors)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the name of what a reference, or the target of a discriminator's mapping, leads to. */
export const nameOf = (reference: string) =>
  decode(reference.split('/').at(-1) ?? reference)
    .replaceAll('~1', '/')
    .replace(/^#|(?:.*\/)?([^/]*)\.(?:ya?ml|json)$/g, '$1');
