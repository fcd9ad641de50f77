import { isObject, type Json, type JsonObject } from '../document.ts';

/** Formats that bound a text by themselves. */
const bounded = new Set(['date', 'date-time', 'uuid', 'binary']);

/**
 * Returns what one schema leaves open, with everything inside it: a property without a description (its own, or that of the schema it refers
 * to), a text or a list without a longest length, a whole number without its size and bounds, a number without its precision.
 */
export function schemaGaps(
  place: string,
  schema: Json,
  resolve: (part: Json | undefined) => JsonObject,
): string[] {
  if (!isObject(schema) || schema.$ref !== undefined) return [];
  const inner = (name: string, part: Json) => schemaGaps(`${place}${name}`, part, resolve);
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const alternatives = ['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
    Array.isArray(schema[key]) ? (schema[key] as Json[]) : [],
  );
  return [
    ...openEnds(schema).map((gap) => `${place} ${gap}`),
    ...properties.flatMap(([name, part]) => [
      ...(isObject(part) && part.description === undefined && resolve(part).description === undefined
        ? [`${place}.${name} has no description`]
        : []),
      ...inner(`.${name}`, part),
    ]),
    ...(schema.items === undefined ? [] : inner('[]', schema.items)),
    ...(isObject(schema.additionalProperties) ? inner('.*', schema.additionalProperties) : []),
    ...alternatives.flatMap((part) => inner('', part)),
  ];
}

function openEnds(schema: JsonObject): string[] {
  const has = (...keys: readonly string[]) => keys.some((key) => schema[key] !== undefined);
  if (has('enum', 'const', 'x-extensible-enum')) return [];
  const { type, format } = schema;
  const gaps: string[] = [];
  if (type === 'string' && !has('maxLength', 'pattern') && !bounded.has(String(format)))
    gaps.push('has no maxLength, pattern or format that bounds it');
  if (type === 'array' && !has('maxItems')) gaps.push('has no maxItems');
  if (type === 'number' && format !== 'double') gaps.push('has no format double');
  if (type === 'integer') {
    if (format !== 'int32' && format !== 'int64') gaps.push('has no format int32 or int64');
    if (!has('minimum', 'exclusiveMinimum')) gaps.push('has no minimum');
    if (!has('maximum', 'exclusiveMaximum')) gaps.push('has no maximum');
  }
  return gaps;
}
