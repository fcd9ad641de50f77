import { isObject, type Json, type JsonObject, type OpenApiDocument } from '../../document';
import { References } from '../schemas/references';

/** An object schema of a contract, whether callers send it, read it, or both, and whether a form is among the ways. */
export interface Spot {
  schema: JsonObject;
  isSent: boolean;
  isRead: boolean;
  isInForm: boolean;
}

/** Returns all object schemas that bodies of a contract lead to, in the order they are met. */
export function spotsOf(document: OpenApiDocument): Spot[] {
  const references = new References(document);
  const spots = new Map<JsonObject, Spot>();
  for (const item of Object.values(document.paths)) {
    const path = references.object(item);
    for (const operation of Object.values(path).filter(isObject)) {
      visitBody(references.object(operation.requestBody), 'isSent');
      for (const response of Object.values(isObject(operation.responses) ? operation.responses : {}))
        visitBody(references.object(response), 'isRead');
    }
  }
  return [...spots.values()];

  function visitBody({ content }: JsonObject, use: 'isSent' | 'isRead'): void {
    for (const [type, media] of Object.entries(isObject(content) ? content : {})) {
      if (!isObject(media)) continue;
      visit(media.schema, use, new Set());
      if (/form/.test(type)) visit(media.schema, 'isInForm', new Set());
    }
  }

  function visit(part: Json | undefined, use: 'isSent' | 'isRead' | 'isInForm', seen: Set<Json>): void {
    if (!isObject(part)) return;
    const schema = references.object(part);
    if (seen.has(schema)) return;
    seen.add(schema);
    if (isObject(schema.properties)) {
      const spot = spots.get(schema) ?? { schema, isSent: false, isRead: false, isInForm: false };
      spots.set(schema, { ...spot, [use]: true });
    }
    const { properties, items, additionalProperties, allOf, anyOf, oneOf } = schema;
    const inner = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
    for (const next of [
      ...inner,
      items,
      additionalProperties,
      ...Object.values(isObject(properties) ? properties : {}),
    ])
      visit(next, use, seen);
  }
}
