import type { Json, JsonObject } from '../../../document.ts';
import { asList, asObject } from '../../model/json-parts.ts';
import type { OperationModel } from '../../model/operation-model.ts';
import type { Answered } from '../requests.ts';
import type { ForeignRequest } from './foreign-request.ts';
import { segmentsOf } from './read-foreign-request.ts';

/** Records of every collection (`/books`, `/books/{bookId}`), with the contract's examples as a start. */
export class ObjectStore {
  private readonly collections = new Map<string, Map<string, JsonObject>>();
  private readonly exampleOf: (operation: OperationModel) => Answered;
  private next = 100;

  constructor(operations: readonly OperationModel[], exampleOf: (operation: OperationModel) => Answered) {
    this.exampleOf = exampleOf;
    const shown = (path: string) => {
      const read = operations.find((one) => one.path === path && one.method === 'GET');
      return read === undefined ? undefined : exampleOf(read).body;
    };
    for (const { path } of operations) {
      const item = itemOf(path);
      if (item === undefined) continue;
      const record = asObject(shown(path) ?? asList(shown(item.collection))[0]);
      if (record[item.key] === undefined) continue;
      this.collections.set(item.collection, new Map([[String(record[item.key]), record]]));
    }
  }

  /** Returns whether an object's path leads to no object. */
  isAbsent({ operation, url }: ForeignRequest, base: string): boolean {
    const owner = this.ownerOf(operation.path);
    if (owner === undefined) return false;
    const path = url.pathname.slice(new URL(base).pathname.length);
    const { [owner.key]: id = '' } = segmentsOf(operation.path, path) ?? {};
    return !this.collections.get(owner.collection)?.has(decodeURIComponent(id).replace(/^;[^=]+=/, ''));
  }

  /** Carries a valid request out. */
  answer({ operation, segments }: ForeignRequest, body: Json | undefined, isForgotten: boolean): Answered {
    const example = this.exampleOf(operation);
    const item = itemOf(operation.path);
    const records = this.collections.get(item?.collection ?? operation.path);
    if (records === undefined) return example;
    if (item === undefined) {
      if (operation.method === 'GET')
        return { ...example, body: listed(example.body, [...records.values()]) };
      return operation.method === 'POST'
        ? this.created(operation, records, example, body, isForgotten)
        : example;
    }
    const id = decodeURIComponent(segments[item.key] ?? '').replace(/^;[^=]+=/, '');
    const record = records.get(id);
    if (operation.method === 'DELETE') {
      if (!isForgotten) records.delete(id);
      return example;
    }
    if (operation.method === 'GET') return { ...example, body: record ?? example.body ?? null };
    const changed = { ...record, ...asObject(body), [item.key]: record?.[item.key] ?? id };
    if (!isForgotten) records.set(id, changed);
    return { ...example, body: changed };
  }

  private created(
    { path }: OperationModel,
    records: Map<string, JsonObject>,
    example: Answered,
    body: Json | undefined,
    isForgotten: boolean,
  ): Answered {
    this.next += 1;
    const shown = asObject(example.body);
    const key = Object.keys(shown)[0] ?? 'id';
    const id = typeof shown[key] === 'number' ? this.next : `n-${this.next}`;
    const record = { ...shown, ...asObject(body), [key]: id };
    if (!isForgotten) records.set(String(id), record);
    const { Location: _, ...headers } = example.headers;
    return { ...example, headers: { ...headers, location: `${path}/${id}` }, body: record };
  }

  /** `/books/{bookId}/cover` belongs to the book as well. */
  private ownerOf(path: string): { collection: string; key: string } | undefined {
    const parts = path.split('/');
    for (let end = parts.length; end > 1; end -= 1) {
      const item = itemOf(parts.slice(0, end).join('/'));
      if (item !== undefined && this.collections.has(item.collection)) return item;
    }
    return undefined;
  }
}

function itemOf(path: string): { collection: string; key: string } | undefined {
  const [, collection, key] = /^(\/[^{}]+)\/\{([^}]+)\}$/.exec(path) ?? [];
  return collection === undefined || key === undefined ? undefined : { collection, key };
}

function listed(example: Json | undefined, records: JsonObject[]): Json {
  if (Array.isArray(example)) return records;
  return { ...asObject(example), items: asList(records).slice(-5) };
}
