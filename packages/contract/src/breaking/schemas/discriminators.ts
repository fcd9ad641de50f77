import { isObject, type JsonObject } from '../../document.ts';
import { type Place, report } from '../place.ts';
import { ordered, type Pair } from './comparison.ts';
import { nameOf } from './references.ts';
import type { SchemaReader } from './schema-reader.ts';
import type { Part } from './shape.ts';
import { discriminatorOf } from './union-members.ts';

/** One schema of a pair, with the discriminator that it or a part of it has. */
interface Told {
  reader: SchemaReader;
  part: Part;
  discriminator: Part;
}

/** Compares by which field schemas are told apart, and which values mean which; the values of a union are compared with its shapes. */
export function compareDiscriminators(
  pair: Pair,
  [left, was]: readonly [part: Part, discriminator: Part],
  [right, is]: readonly [part: Part, discriminator: Part],
  place: Place,
): void {
  if (!isObject(was) || !isObject(is)) return;
  const rule = `${place.side}-discriminator-changed`;
  const [from, to] = [discriminatorOf({ discriminator: was }), discriminatorOf({ discriminator: is })];
  if (from !== to) report(place, 'breaking', rule, from, to);
  const [old, now] = [mappingOf(was), mappingOf(is)];
  const moved = Object.keys(old).filter(
    (key) => now[key] !== undefined && targetOf(now[key]) !== targetOf(old[key]),
  );
  if (moved.length > 0) report(place, 'breaking', rule, pick(old, moved), pick(now, moved));
  compareParents(
    { reader: pair.before, part: left, discriminator: was },
    { reader: pair.after, part: right, discriminator: is },
    place,
  );
}

/** Compares the values that a parent schema maps: no union names the schemas that extend it. */
function compareParents(before: Told, after: Told, place: Place): void {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (old === undefined || now === undefined) return;
  const { need, offer } = ordered(place, old, now);
  if (need.some((value) => !offer.includes(value)))
    report(place, 'breaking', `${place.side}-discriminator-changed`, old, now);
}

/** Returns the values a schema may have by the mapping of its parent: of a child, those that mean it. */
function valuesOf({ reader, part, discriminator }: Told): string[] | undefined {
  if (!isObject(discriminator) || !isObject(discriminator.mapping)) return undefined;
  const holder = holderOf(reader, part);
  if (holder !== undefined && (holder.oneOf !== undefined || holder.anyOf !== undefined)) return undefined;
  const { name } = reader.target(part);
  return Object.entries(discriminator.mapping)
    .filter(([, target]) => holder !== undefined || targetOf(target) === name)
    .map(([value]) => value);
}

/** Returns the schema that has the discriminator itself, behind references and a wrapping that only allows null. */
function holderOf(reader: SchemaReader, part: Part, passed: Part[] = []): JsonObject | undefined {
  const { part: own } = reader.target(part);
  if (!isObject(own) || passed.includes(own)) return undefined;
  if (own.discriminator !== undefined) return own;
  const { allOf, anyOf, oneOf } = own;
  const inner = [allOf, anyOf, oneOf].find(Array.isArray)?.filter((member) => !isNull(member)) ?? [];
  return inner.length === 1 ? holderOf(reader, inner[0], [...passed, own]) : undefined;
}

const isNull = (part: Part) => isObject(part) && part.type === 'null';
const mappingOf = ({ mapping }: JsonObject): JsonObject => (isObject(mapping) ? mapping : {});
const targetOf = (target: Part) => nameOf(String(target));
const pick = (mapping: JsonObject, keys: string[]): JsonObject =>
  Object.fromEntries(keys.map((key) => [key, mapping[key] ?? null]));
