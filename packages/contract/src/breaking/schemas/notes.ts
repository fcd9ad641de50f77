import { isObject, type Json } from '../../document.ts';
import { compareSunsets } from '../lifecycle.ts';
import { type Place, report } from '../place.ts';
import type { Pair } from './comparison.ts';
import { compareDiscriminators } from './discriminators.ts';
import type { SchemaReader } from './schema-reader.ts';
import type { Part } from './shape.ts';

/** Compares what a schema says beside the values it takes: its default, known values, discriminator, XML names and end of life. */
export function compareNotes(pair: Pair, left: Part, right: Part, place: Place): void {
  const was = (key: string) => noteOf(pair.before, left, key);
  const is = (key: string) => noteOf(pair.after, right, key);
  compareKnownValues(was('x-extensible-enum'), is('x-extensible-enum'), place);
  const [told, tells] = [was('discriminator'), is('discriminator')];
  compareDiscriminators(pair, [left, told], [right, tells], place);
  if (place.isXml) compareXml(was('xml'), is('xml'), place);
  if (place.side === 'request') compareDefaults(was('default'), is('default'), place);
  compareSunsets(
    { deprecated: was('deprecated'), sunset: was('x-sunset'), stability: was('x-stability-level') },
    { deprecated: is('deprecated'), sunset: is('x-sunset'), stability: is('x-stability-level') },
    place,
  );
}

/** Returns a keyword of a schema that says nothing of its values, from itself, its references, and the parts of its `allOf`. */
export function noteOf(reader: SchemaReader, part: Part, key: string, passed: Part[] = []): Json | undefined {
  if (!isObject(part) || passed.includes(part)) return undefined;
  if (part[key] !== undefined) return part[key];
  const next = [...passed, part];
  if (typeof part.$ref === 'string')
    return noteOf(reader, reader.references.target(part.$ref).part, key, next);
  const { allOf, anyOf, oneOf } = part;
  const union = [anyOf, oneOf].find(Array.isArray)?.filter((member) => !isNull(member));
  const parts = [...(Array.isArray(allOf) ? allOf : []), ...(union?.length === 1 ? union : [])];
  for (const inner of parts) {
    const found = noteOf(reader, inner, key, next);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isNull = (part: Json) => isObject(part) && part.type === 'null';

/**
 * Compares the known values of an open enumeration. Readers expect unknown values, so an added value is harmless; a value that callers send
 * and the service no longer knows is not.
 */
function compareKnownValues(was: Part, is: Part, place: Place): void {
  if (place.side !== 'request' || !Array.isArray(was) || !Array.isArray(is)) return;
  const forgotten = was.filter((value) => !is.includes(value));
  if (forgotten.length > 0) report(place, 'warning', 'request-known-values-removed', was, is);
}

function compareXml(was: Part, is: Part, place: Place): void {
  const written = (xml: Part) => {
    const { name, namespace, attribute = false, wrapped = false, nodeType } = isObject(xml) ? xml : {};
    return JSON.stringify({ name, namespace, attribute, wrapped, nodeType });
  };
  if (written(was) !== written(is))
    report(place, 'breaking', `${place.side}-xml-changed`, was ?? 'none', is ?? 'none');
}

/** A parameter's own default is compared with the parameter. */
function compareDefaults(was: Part, is: Part, place: Place): void {
  if (place.isText || was === undefined || JSON.stringify(was) === JSON.stringify(is)) return;
  report(place, 'warning', 'request-default-changed', was, is ?? 'none');
}
