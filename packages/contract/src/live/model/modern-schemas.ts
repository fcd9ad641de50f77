import { isObject, type Json, type JsonObject } from '../../document.ts';

/** Keys whose members are named freely, so that a member called `default` is no keyword. */
const maps = [
  ...['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'headers', 'requestBodies'],
  ...['content', 'encoding', 'links', 'callbacks', 'securitySchemes', 'paths'],
];
const data = ['example', 'examples', 'default', 'enum', 'const', 'value'];

/** Returns an OpenAPI 3.0 document with schemas that mean the same in 3.1: `nullable` and boolean exclusive bounds are rewritten. */
export function withModernSchemas(value: Json, isMap = false): Json {
  if (Array.isArray(value)) return value.map((item) => withModernSchemas(item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, Json] =>
    !isMap && data.includes(name)
      ? [name, inner]
      : [name, withModernSchemas(inner, !isMap && maps.includes(name))],
  );
  const object = Object.fromEntries(entries);
  return isMap ? object : withNull(withBounds(object));
}

function withBounds(schema: JsonObject): JsonObject {
  return exclusive(exclusive(schema, 'minimum', 'exclusiveMinimum'), 'maximum', 'exclusiveMaximum');
}

function exclusive(schema: JsonObject, bound: string, name: string): JsonObject {
  const flag = schema[name];
  if (typeof flag !== 'boolean') return schema;
  const { [name]: _, [bound]: value, ...others } = schema;
  if (value === undefined) return others;
  return { ...others, [flag ? name : bound]: value };
}

function withNull(schema: JsonObject): JsonObject {
  if (typeof schema.nullable !== 'boolean') return schema;
  const { nullable, ...others } = schema;
  if (!nullable) return others;
  if (typeof others.type !== 'string') {
    const isUnion = ['$ref', 'allOf', 'oneOf', 'anyOf', 'enum'].some((name) => name in others);
    return isUnion ? { anyOf: [others, { type: 'null' }] } : others;
  }
  const listed =
    Array.isArray(others.enum) && !others.enum.includes(null) ? [...others.enum, null] : undefined;
  return { ...others, type: [others.type, 'null'], ...(listed === undefined ? {} : { enum: listed }) };
}
