import { isObject, type Json, type JsonObject, type OpenApiDocument } from './document.ts';

const prefix = '#/components/schemas/';

/**
 * Flattens every `allOf` of objects into one object. The hand-written form of a page is «paging and items»; generated types, schemas and
 * mocks are simpler and faster over one flat object, and an intersection of zod objects cannot be narrowed or extended. A later part may say
 * what an object is that an earlier one leaves open. Throws when two parts define the same property otherwise.
 */
export function flattenAllOf(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components.schemas ?? {};
  const flat = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, flattenSchema(schema, schemas, name)]),
  );
  return { ...document, components: { ...document.components, schemas: flat } };
}

function flattenSchema(schema: Json, schemas: JsonObject, name: string): Json {
  if (!isObject(schema) || !Array.isArray(schema.allOf)) return schema;
  const { allOf, ...own } = schema;
  const properties: JsonObject = {};
  const required: Json[] = [];
  for (const part of allOf) {
    const resolved = flattenSchema(resolve(part, schemas), schemas, name);
    if (!isObject(resolved) || !isObject(resolved.properties)) {
      throw new Error(`${name}: a part of allOf is not an object with properties`);
    }
    for (const [property, definition] of Object.entries(resolved.properties)) {
      if (property in properties && !isAnyObject(properties[property]))
        throw new Error(`${name}.${property} is described twice`);
      properties[property] = definition;
    }
    if (Array.isArray(resolved.required)) required.push(...resolved.required);
  }
  return { type: 'object', ...own, required: [...new Set(required)], properties };
}

/** Whatever object narrows it, both parts together demand that one. */
function isAnyObject(schema: Json | undefined): boolean {
  return isObject(schema) && schema.additionalProperties === true && schema.properties === undefined;
}

function resolve(part: Json, schemas: JsonObject): Json {
  const reference = isObject(part) ? part.$ref : undefined;
  if (typeof reference !== 'string') return part;
  const found = schemas[reference.slice(prefix.length)];
  if (found === undefined) throw new Error(`${reference} leads nowhere`);
  return found;
}
