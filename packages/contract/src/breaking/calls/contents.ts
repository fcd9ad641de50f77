import { isObject, type Json, type JsonObject } from '../../document.ts';
import { inside, type Place, report } from '../place.ts';
import { ordered, type Pair } from '../schemas/comparison.ts';

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

const isIn = (type: string, range: string) =>
  type === range || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

/** A range (`application/*`) takes every type in it; a range that was sent may become one type of it. */
function covering(type: string, others: Map<string, JsonObject>, { side }: Place): JsonObject | undefined {
  const found = [...others].find(([other]) => (side === 'request' ? isIn(type, other) : isIn(other, type)));
  return found?.[1];
}

const isForm = (type: string) => /^(application\/x-www-form-urlencoded|multipart\/|text\/plain)/.test(type);
const isXml = (type: string) => /[/+]xml$/.test(type.split(';')[0] ?? '');

function compareMedia(pair: Pair, type: string, before: JsonObject, after: JsonObject, place: Place): void {
  const here: Place = {
    ...place,
    ...(isForm(type) ? { isText: true, form: formOf(type, before, after) } : {}),
    ...(isXml(type) ? { isXml: true } : {}),
  };
  pair.compare(bodyOf(type, before), bodyOf(type, after), here);
  // One event or line of a stream.
  pair.compare(before.itemSchema, after.itemSchema, inside(here, '[]'));
  for (const key of ['encoding', 'prefixEncoding', 'itemEncoding'])
    compareEncoding(before[key], after[key], here);
}

/** A part is JSON where either side says so. */
function formOf(type: string, ...sides: JsonObject[]): Place['form'] {
  const parts = sides.flatMap(({ encoding }) => Object.entries(isObject(encoding) ? encoding : {}));
  const json = parts.filter(([, part]) => isObject(part) && /[/+]json\b/i.test(String(part.contentType)));
  return {
    isMultipart: type.startsWith('multipart/'),
    json: [...new Set(json.map(([name]) => name))].toSorted(),
  };
}

/** A file sent as it is has no structure: 3.0 writes `format: binary`, 3.1 writes nothing. */
function bodyOf(type: string, { schema }: JsonObject): Json | undefined {
  const isFile = isObject(schema) && schema.type === 'string' && schema.format === 'binary';
  return isFile && !isForm(type) && !/json/.test(type) ? undefined : schema;
}

function compareEncoding(left: Json | undefined, right: Json | undefined, place: Place): void {
  const [before, after] = [isObject(left) ? left : {}, isObject(right) ? right : {}];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [partOf(before[name]), partOf(after[name])];
    const { need, offer } = ordered(place, was.types, is.types);
    const isTaken = need.every((type) => offer.some((other) => isIn(type, other)));
    if (isTaken && was.style === is.style) continue;
    report(inside(place, name), 'breaking', `${place.side}-encoding-changed`, written(was), written(is));
  }
}

interface Part {
  /** Media types, any one of which it has. */
  types: string[];
  style: string;
}

function partOf(encoding: Json | undefined): Part {
  const { contentType, style = 'form', explode = style === 'form' } = isObject(encoding) ? encoding : {};
  const types = String(contentType ?? 'usual media type').toLowerCase();
  return {
    types: types.split(',').map((type) => type.trim()),
    style: `${String(style)}${explode ? ', repeated' : ''}`,
  };
}

const written = ({ types, style }: Part) => [...types, style].join(', ');
