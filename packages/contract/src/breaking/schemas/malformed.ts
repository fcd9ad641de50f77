import { isObject, type Json } from '../../document.ts';
import type { Part } from './shape.ts';

const isNumber = (value: Json) => typeof value === 'number';
const isText = (value: Json) => typeof value === 'string';
const isFlag = (value: Json) => typeof value === 'boolean';
const isList = (value: Json) => Array.isArray(value);
const isSchema = (value: Json) => isObject(value) || isFlag(value) || value === null;

/** What the value of each keyword has to be. */
const kinds: Readonly<Record<string, (value: Json) => boolean>> = {
  ...every(
    ['maximum', 'minimum', 'multipleOf', 'maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties'],
    isNumber,
  ),
  ...every(['minProperties', 'minContains', 'maxContains'], isNumber),
  ...every(['exclusiveMaximum', 'exclusiveMinimum'], (value) => isNumber(value) || isFlag(value)),
  ...every(['pattern', 'format', 'contentEncoding', 'contentMediaType'], isText),
  type: (value) => isText(value) || isList(value),
  ...every(['uniqueItems', 'nullable', 'readOnly', 'writeOnly'], isFlag),
  ...every(['enum', 'required', 'allOf', 'anyOf', 'oneOf', 'prefixItems'], isList),
  ...every(
    ['properties', 'patternProperties', 'dependentRequired', 'dependentSchemas', 'discriminator'],
    isObject,
  ),
  ...every(['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'additionalProperties'], isSchema),
};

function every(keywords: readonly string[], kind: (value: Json) => boolean) {
  return Object.fromEntries(keywords.map((keyword) => [keyword, kind]));
}

/**
 * Throws where a keyword whose value is of a wrong kind (`maximum: "20"`) differs between two schemas: it says nothing, and its writer meant
 * something. One that both have says nothing in both.
 */
export function refuseMalformedChange(left: Part, right: Part): void {
  const [before, after] = [malformedOf(left), malformedOf(right)];
  if (before.length === 0 && after.length === 0) return;
  const known = new Set(before);
  const [changed] = [
    ...after.filter((one) => !known.has(one)),
    ...before.filter((one) => !after.includes(one)),
  ];
  if (changed !== undefined) throw new Error(`a schema has ${changed}, which is of a wrong kind`);
}

/** Keywords with a value of a wrong kind, as they are written; those of the parts and alternatives that stand in the schema included. */
function malformedOf(part: Part): string[] {
  if (!isObject(part)) return [];
  const found: string[] = [];
  for (const key in part) {
    const value = part[key] as Json;
    const isRight = kinds[key];
    if (isRight !== undefined && value !== null && !isRight(value))
      found.push(`${key} ${JSON.stringify(value)}`);
    if ((key === 'allOf' || key === 'anyOf' || key === 'oneOf') && Array.isArray(value))
      found.push(...value.flatMap(malformedOf));
  }
  return found;
}
