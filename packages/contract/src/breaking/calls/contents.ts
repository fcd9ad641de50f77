import { isObject, type Json, type JsonObject } from '../../document.ts';
import { inside, type Place, report } from '../place.ts';
import type { Pair } from '../schemas/comparison.ts';

/** Compares bodies by media type: what callers send has to be taken, what they read has to be sent still. */
export function compareContents(
  pair: Pair,
  left: Json | undefined,
  right: Json | undefined,
  place: Place,
): void {
  const [before, after] = [mediaTypes(pair.before, left), mediaTypes(pair.after, right)];
  for (const [type, media] of before) {
    const match = after.get(type) ?? covering(type, after, place);
    if (match === undefined) {
      report(
        place,
        'breaking',
        `${place.side}-media-type-removed`,
        type,
        [...after.keys()].join(', ') || 'none',
      );
      continue;
    }
    const here = before.size > 1 ? inside(place, type) : place;
    compareMedia(pair, type, media, match, here);
  }
}

/** A media type of 3.2 may be a reference. Letters and the character set make no other type. */
function mediaTypes(reader: Pair['before'], content: Json | undefined): Map<string, JsonObject> {
  return new Map(
    Object.entries(isObject(content) ? content : {}).map(([type, media]) => [
      type
        .toLowerCase()
        .replace(/\s*;\s*charset=[^;]*/, '')
        .replaceAll(/\s/g, ''),
      reader.references.object(media),
    ]),
  );
}

/** A range (`application/*`) takes every type in it; a range that was sent may become one type of it. */
function covering(type: string, others: Map<string, JsonObject>, { side }: Place): JsonObject | undefined {
  const isIn = (one: string, range: string) =>
    range === '*/*' || (range.endsWith('/*') && one.startsWith(range.slice(0, -1)));
  const found = [...others].find(([other]) => (side === 'request' ? isIn(type, other) : isIn(other, type)));
  return found?.[1];
}

const isForm = (type: string) => /^(application\/x-www-form-urlencoded|multipart\/|text\/plain)/.test(type);
const isXml = (type: string) => /[/+]xml$/.test(type.split(';')[0] ?? '');

function compareMedia(pair: Pair, type: string, before: JsonObject, after: JsonObject, place: Place): void {
  const here: Place = {
    ...place,
    ...(isForm(type) ? { isText: true } : {}),
    ...(isXml(type) ? { isXml: true } : {}),
  };
  pair.compare(bodyOf(type, before), bodyOf(type, after), here);
  // One event or line of a stream.
  pair.compare(before.itemSchema, after.itemSchema, inside(here, '[]'));
  for (const key of ['encoding', 'prefixEncoding', 'itemEncoding'])
    compareEncoding(before[key], after[key], here);
}

/** A file sent as it is has no structure: 3.0 writes `format: binary`, 3.1 writes nothing. */
function bodyOf(type: string, { schema }: JsonObject): Json | undefined {
  const isFile = isObject(schema) && schema.type === 'string' && schema.format === 'binary';
  return isFile && !isForm(type) && !/json/.test(type) ? undefined : schema;
}

function compareEncoding(left: Json | undefined, right: Json | undefined, place: Place): void {
  const [before, after] = [isObject(left) ? left : {}, isObject(right) ? right : {}];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [written(before[name]), written(after[name])];
    if (was !== is) report(inside(place, name), 'breaking', `${place.side}-encoding-changed`, was, is);
  }
}

function written(encoding: Json | undefined): string {
  const { contentType, style = 'form', explode = style === 'form' } = isObject(encoding) ? encoding : {};
  return [contentType ?? 'usual media type', style, explode ? 'repeated' : ''].filter(Boolean).join(', ');
}
