import { isObject, type Json, type JsonObject } from '../document.ts';
import { inside, type Place, report } from './change.ts';
import { compareFacets } from './facets.ts';
import { compareOpenValues } from './open-values.ts';
import type { Pair, Resolver } from './resolver.ts';
import { compareUnions, membersOf } from './unions.ts';

/** Compares two schemas recursively. Absent ones accept everything. */
export function compareSchemas(
  pair: Pair,
  left: Json | undefined,
  right: Json | undefined,
  place: Place,
): void {
  const before = pair.before.schema(left);
  const after = pair.after.schema(right);
  const key = `${place.side} ${before.name} ${after.name}`;
  if (before.name !== undefined && after.name !== undefined) {
    if (pair.seen.has(key)) return;
    pair.seen.add(key);
  }
  const name = after.name ?? before.name;
  const here = name === undefined ? place : { ...place, schema: name };
  if (crossesUnion(pair, before.schema, after.schema, here)) return;
  compareFacets(before.schema, after.schema, here);
  compareOpenValues(before.schema, after.schema, here);
  compareUnions(pair, before.schema, after.schema, here, compareSchemas);
  compareProperties(pair, before.schema, after.schema, here);
  compareAdditional(pair, before.schema, after.schema, here);
  if (before.schema.items !== undefined || after.schema.items !== undefined) {
    compareSchemas(pair, before.schema.items, after.schema.items, inside(here, '[]'));
  }
}

/** Handles a union on one side only: compares every member with the plain schema where that shows what callers meet. */
function crossesUnion(pair: Pair, before: JsonObject, after: JsonObject, place: Place): boolean {
  const [old, now] = [membersOf(before), membersOf(after)];
  if (old.length > 0 === now.length > 0) return false;
  const isTold = place.side === 'response' ? now.length > 0 : old.length > 0;
  if (!isTold) report(place, 'breaking', `${place.side}-union-changed`);
  else if (place.side === 'response') for (const member of now) compareSchemas(pair, before, member, place);
  else for (const member of old) compareSchemas(pair, member, after, place);
  return true;
}

function compareProperties(pair: Pair, before: JsonObject, after: JsonObject, place: Place): void {
  const [old, now] = [propertiesOf(before), propertiesOf(after)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const here = inside(place, name);
    const was = shown(pair.before, old[name], place);
    const is = shown(pair.after, now[name], place);
    if (was && !is) reportRemoved(here, isRequired(before, name));
    else if (!was && is) reportAdded(here, isRequired(after, name));
    else if (was && is) {
      compareRequired(isRequired(before, name), isRequired(after, name), here);
      compareSchemas(pair, old[name], now[name], here);
    }
  }
}

const propertiesOf = ({ properties }: JsonObject): JsonObject => (isObject(properties) ? properties : {});
const isRequired = ({ required }: JsonObject, name: string) =>
  Array.isArray(required) && required.includes(name);

/** Returns whether a property applies: a read-only one is not part of a request, a write-only one not part of a response. */
function shown(resolver: Resolver, property: Json | undefined, { side }: Place): boolean {
  if (property === undefined) return false;
  return resolver.object(property)[side === 'request' ? 'readOnly' : 'writeOnly'] !== true;
}

function reportRemoved(place: Place, wasRequired: boolean): void {
  if (place.side === 'request') report(place, 'breaking', 'request-property-removed');
  else if (wasRequired) report(place, 'breaking', 'response-required-property-removed');
  else report(place, 'warning', 'response-optional-property-removed');
}

function reportAdded(place: Place, isNowRequired: boolean): void {
  if (place.side === 'request' && isNowRequired) report(place, 'breaking', 'request-required-property-added');
}

function compareRequired(was: boolean, is: boolean, place: Place): void {
  if (was === is) return;
  if (place.side === 'request' && is) report(place, 'breaking', 'request-property-required');
  if (place.side === 'response' && was) report(place, 'breaking', 'response-property-optional');
}

function compareAdditional(pair: Pair, before: JsonObject, after: JsonObject, place: Place): void {
  const [was, is] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (was !== false && is === false && place.side === 'request')
    report(place, 'breaking', 'request-additional-properties-forbidden');
  else if (was === false && is !== false && place.side === 'response')
    report(place, 'breaking', 'response-additional-properties-allowed');
  else if (isObject(was) || isObject(is)) {
    if (was === false || is === false) return;
    compareSchemas(pair, isObject(was) ? was : {}, isObject(is) ? is : {}, inside(place, '{name}'));
  }
}
