import type { Json, JsonObject } from '../../document.ts';
import { readPattern } from '../model/patterns.ts';
import { boundsOf } from '../values/number-values.ts';
import { listedValues, typeOf } from '../values/schema-parts.ts';

export interface BrokenValue {
  /** The violated rule of the schema, in a few words. */
  readonly what: string;
  readonly value: Json;
}

/** Longer texts would be refused for their size. */
const longest = { text: 3000, json: 50_000 };

const wrongFormats: Record<string, string> = {
  uuid: 'not-a-uuid',
  email: 'not-a-mail',
  date: '2026-02-30',
  'date-time': 'yesterday',
};

/** Returns values that a schema forbids, one for each of its rules. `asText` is for values sent as text: parameters and forms. */
export function brokenValues(schema: JsonObject, asText: boolean): BrokenValue[] {
  const type = typeOf(schema);
  const listed = schema['x-extensible-enum'] === undefined ? listedValues(schema) : [];
  const found: BrokenValue[] = [...wrongTypes(schema, type, asText)];
  if (listed.length > 0)
    found.push({ what: 'not a listed value', value: type === 'integer' ? 987_654 : 'NotInTheList' });
  else if (type === 'string') found.push(...brokenTexts(schema, asText));
  else if (type === 'integer' || type === 'number') found.push(...brokenNumbers(schema));
  return found;
}

function wrongTypes(schema: JsonObject, type: string, asText: boolean): BrokenValue[] {
  const words: Record<string, Json[]> = asText
    ? { integer: ['abc', '1.5'], number: ['abc'], boolean: ['maybe'] }
    : {
        string: [12],
        integer: ['abc', 1.5],
        number: ['abc'],
        boolean: ['maybe'],
        array: [{}],
        object: ['text', []],
      };
  const wrong = (words[type] ?? []).map((value) => ({
    what: `of another type (${JSON.stringify(value)})`,
    value,
  }));
  const takesNull = Array.isArray(schema.type) ? schema.type.includes('null') : type === 'any';
  return asText || takesNull ? wrong : [...wrong, { what: 'null', value: null }];
}

function brokenTexts(schema: JsonObject, asText: boolean): BrokenValue[] {
  const found: BrokenValue[] = [];
  const minimum = Number(schema.minLength ?? 0);
  // An empty parameter counts as absent.
  if (minimum > (asText ? 1 : 0)) found.push({ what: 'too short', value: 'a'.repeat(minimum - 1) });
  if (typeof schema.maxLength === 'number' && schema.maxLength < (asText ? longest.text : longest.json)) {
    found.push({ what: 'too long', value: 'a'.repeat(schema.maxLength + 1) });
  }
  const format = wrongFormats[String(schema.format)];
  if (format !== undefined) found.push({ what: `no ${schema.format}`, value: format });
  const pattern = typeof schema.pattern === 'string' ? readPattern(schema.pattern) : undefined;
  const unlike = ['!', 'x', '0', 'نه', '!'.repeat(Math.max(minimum, 1))].find(
    (text) => pattern?.test(text) === false && text.length >= minimum,
  );
  if (unlike !== undefined) found.push({ what: 'against the pattern', value: unlike });
  return found;
}

function brokenNumbers(schema: JsonObject): BrokenValue[] {
  const { least, greatest } = boundsOf(schema);
  const found: BrokenValue[] = [];
  if (Number.isFinite(least)) {
    const value = typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum : least - 1;
    found.push({ what: 'below the least', value });
  }
  if (Number.isFinite(greatest)) {
    const value = typeof schema.exclusiveMaximum === 'number' ? schema.exclusiveMaximum : greatest + 1;
    if (Number.isSafeInteger(Math.round(value))) found.push({ what: 'above the greatest', value });
  }
  if (typeof schema.multipleOf === 'number') {
    found.push({ what: 'no multiple', value: (Number.isFinite(least) ? least : 0) + schema.multipleOf / 2 });
  }
  return found;
}
