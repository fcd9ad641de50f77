import { isObject, type Json, type JsonObject } from '../../document.ts';

/** Writes a schema of 3.1 in the words of 3.0. */
export function as30(part: Json): Json {
  if (Array.isArray(part)) return part.map(as30);
  if (!isObject(part)) return part;
  const { const: single, ...rest } = part;
  const schema: JsonObject = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, as30(value)]),
  );
  if (single !== undefined) schema.enum = [single];
  for (const end of ['Minimum', 'Maximum']) writeBound(schema, `exclusive${end}`, end.toLowerCase());
  return withoutNull(schema);
}

function writeBound(schema: JsonObject, exclusive: string, plain: string): void {
  const at = schema[exclusive];
  if (typeof at !== 'number') return;
  schema[plain] = at;
  schema[exclusive] = true;
}

function withoutNull(schema: JsonObject): JsonObject {
  for (const key of ['anyOf', 'oneOf']) {
    const members = schema[key];
    if (!Array.isArray(members) || !members.some(isNull)) continue;
    const others = members.filter((member) => !isNull(member));
    const { [key]: _, ...rest } = schema;
    if (others.length > 1) return { ...rest, [key]: others, nullable: true };
    return { ...rest, nullable: true, allOf: others };
  }
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  const nullable: JsonObject = types.length < schema.type.length ? { nullable: true } : {};
  if (types.length === 1) return { ...schema, type: types[0] as Json, ...nullable };
  const { type: _, ...rest } = schema;
  return { ...rest, anyOf: types.map((type) => ({ type })), ...nullable };
}

const isNull = (member: Json) => isObject(member) && member.type === 'null';
