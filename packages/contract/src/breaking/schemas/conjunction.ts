import { isObject, type Json, type JsonObject } from '../../document.ts';
import { isAnything, type Part } from './shape.ts';

/** A schema that contains itself through its parts may gather them without a useful end. */
const mostParts = 40;

/**
 * Joins schemas that hold together. The same parts give the same object, so that a schema that contains itself through its parts stays a
 * finite number of objects.
 */
export class Conjunctions {
  private readonly joined = new Map<string, JsonObject>();
  private readonly partsOf = new WeakMap<JsonObject, Json[]>();
  private readonly ids = new WeakMap<object, number>();
  private readonly references = new Map<string, JsonObject>();
  private lastId = 0;

  join(...parts: Part[]): Part {
    if (parts.includes(false)) return false;
    const known = parts
      .filter((part): part is Json => !isAnything(part))
      .flatMap((part) => this.spread(part));
    const unique = [...new Set(known)];
    if (unique.length === 0) return undefined;
    if (unique.length === 1) return unique[0];
    if (unique.length > mostParts) throw new Error(`a schema is made of more than ${mostParts} parts`);
    const key = unique
      .map((part) => this.id(part))
      .toSorted((left, right) => left - right)
      .join(' ');
    const joined = this.joined.get(key) ?? { allOf: unique };
    this.joined.set(key, joined);
    this.partsOf.set(joined, unique);
    return joined;
  }

  private spread(part: Json): Json[] {
    if (!isObject(part)) return [part];
    const known = this.partsOf.get(part);
    if (known !== undefined) return known;
    if (typeof part.$ref !== 'string' || Object.keys(part).length > 1) return [part];
    const reference = this.references.get(part.$ref) ?? part;
    this.references.set(part.$ref, reference);
    return [reference];
  }

  private id(part: Json): number {
    if (typeof part !== 'object' || part === null) return 0;
    const id = this.ids.get(part) ?? ++this.lastId;
    this.ids.set(part, id);
    return id;
  }
}
