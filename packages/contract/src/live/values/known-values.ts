import type { Json, JsonObject } from '../../document.ts';
import { RelatedList } from './related-list.ts';
import { type RelatedValues, relatedValues } from './related-values.ts';
import { singular } from './singular.ts';

const most = 40;

/**
 * Values of earlier responses, for later requests. Ids are stored under their collection (`/notes`) and under the names that refer to them
 * (`supplierId`, also for a `supplier: {id}`); other single values under their own name.
 */
export class KnownValues {
  private readonly values = new Map<string, Map<string, Json>>();
  private readonly versions = new Map<string, number>();
  private readonly related = new RelatedList();

  /** Stores the response of an operation. `owner` names the person it was sent to, who is offered its objects first. */
  learn(path: string, answer: Json | undefined, owner: string): void {
    const collections = collectionsOf(path);
    for (const object of objectsOf(answer)) {
      const id = idOf(object);
      if (id === undefined) continue;
      for (const collection of collections) this.keep(collection, id, owner);
      const values = relatedValues(object as JsonObject, collections);
      for (const [name, value] of values) this.keep(name, value, owner);
      this.related.add(path, owner, values);
    }
    if (isRecord(answer) && typeof answer.version === 'number') this.versions.set(path, answer.version);
    this.learnNames(answer, '', owner);
  }

  /** Returns values newest first, those of `owner` and public ones before those of others. */
  of(key: string, owner: string): Json[] {
    const stored = [...(this.values.get(key.toLowerCase()) ?? [])].reverse();
    const isOwn = ([tagged]: [string, Json]) => tagged.startsWith(`${owner} `) || tagged.startsWith(' ');
    const own = stored.filter(isOwn).map(([, value]) => value);
    return own.length > 0 ? own : stored.map(([, value]) => value);
  }

  /** Returns values for a path parameter: of its collection, its own name, or its collection's name with `Id`. */
  ofPathParameter(path: string, name: string, owner: string): Json[] {
    const collection = path.slice(0, path.indexOf(`/{${name}}`)).replaceAll(/\{[^}]+\}/g, '*');
    const above = collection.split('/').slice(0, -1).join('/');
    const noun = singular(collection.split('/').at(-1) ?? '');
    const keys = [collection, `${noun}id`, name === 'id' ? '' : name, above.includes('*') ? '' : above];
    const found = keys.map((key) => this.of(key, owner));
    return found.find((values) => values.length > 0) ?? [];
  }

  /** Returns the last version seen of the object with this id, or of the single object at this path. */
  versionOf(id: Json | undefined, path: string): number | undefined {
    return this.versions.get(String(id)) ?? this.versions.get(path);
  }

  /** Returns related ids for the ones this body has; `pick` chooses among the objects seen. */
  relatedTo(body: Json, pick: number, owner: string): RelatedValues | undefined {
    return this.related.fitting(body, pick, owner);
  }

  private learnNames(value: Json | undefined, name: string, owner: string): void {
    if (Array.isArray(value)) for (const item of value) this.learnNames(item, singular(name), owner);
    else if (typeof value === 'object' && value !== null) {
      const id = idOf(value);
      if (id !== undefined && name !== '') this.keep(`${name}Id`, id, owner);
      if (id !== undefined && typeof value.version === 'number') this.versions.set(String(id), value.version);
      for (const [inner, part] of Object.entries(value)) this.learnNames(part, inner, owner);
    } else if (isWorthKeeping(name, value)) this.keep(name, value as Json, owner);
  }

  private keep(key: string, value: Json, owner: string): void {
    const stored = this.values.get(key.toLowerCase()) ?? new Map<string, Json>();
    const tagged = `${owner} ${JSON.stringify(value)}`;
    stored.delete(tagged);
    stored.set(tagged, value);
    const [oldest] = stored.keys();
    if (stored.size > most && oldest !== undefined) stored.delete(oldest);
    this.values.set(key.toLowerCase(), stored);
  }
}

/** `/a/b/{id}` belongs to `/a/b`; a fixed path also to the path before its last words (`/a/mine` lists objects of `/a`). */
function collectionsOf(path: string): string[] {
  if (path.endsWith('}')) return [path.slice(0, path.lastIndexOf('/')).replaceAll(/\{[^}]+\}/g, '*')];
  if (path.includes('{')) return [path.replaceAll(/\{[^}]+\}/g, '*')];
  const words = path.split('/').slice(1);
  return words.map((_, index) => `/${words.slice(0, index + 1).join('/')}`);
}

/** Returns the objects of a response: itself, the items of a page, or the members of its lists and groups. */
function objectsOf(answer: Json | undefined): Json[] {
  if (Array.isArray(answer))
    return answer.flatMap((item) => (idOf(item) === undefined ? listsOf(item) : [item]));
  if (!isRecord(answer)) return [];
  if (Array.isArray(answer.items)) return answer.items;
  return idOf(answer) === undefined ? listsOf(answer) : [answer];
}

function listsOf(value: Json): Json[] {
  if (!isRecord(value)) return [];
  return Object.values(value).flatMap((inner) => (Array.isArray(inner) ? objectsOf(inner) : []));
}

function idOf(object: Json): string | number | undefined {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined;
  const { id } = object;
  return (typeof id === 'string' && id !== '') || Number.isInteger(id) ? (id as string | number) : undefined;
}

function isWorthKeeping(name: string, value: Json | undefined): boolean {
  if (name === '' || name === 'id' || name === 'ids') return false;
  if (typeof value === 'number') return /.id$/i.test(name) && Number.isInteger(value);
  return typeof value === 'string' && value !== '' && value.length <= 200;
}

function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
