import { isObject, type JsonObject } from '../../document.ts';
import type { Shape } from './shape.ts';
import type { ShapeSource } from './shape-source.ts';

/**
 * `unevaluatedProperties` and `unevaluatedItems` hold what no other keyword of the schema, its parts and its union members has held: in a shape,
 * where those are merged, they are `additionalProperties` and `items`.
 */
export function closeUnevaluated(reader: ShapeSource, schema: JsonObject, shape: Shape): Shape {
  const { unevaluatedProperties, unevaluatedItems } = schema;
  if (unevaluatedProperties === undefined && unevaluatedItems === undefined) return shape;
  const closed = { ...shape };
  if (unevaluatedProperties !== undefined && shape.additionalProperties === undefined) {
    const evaluated = Object.fromEntries(
      conditionalNames(reader, shape).map((name) => [name, true as const]),
    );
    closed.properties = { ...evaluated, ...shape.properties };
    closed.additionalProperties = unevaluatedProperties;
  }
  if (unevaluatedItems !== undefined && shape.items === undefined) {
    closed.items = unevaluatedItems;
    if (unevaluatedItems === false)
      closed.counts = {
        ...shape.counts,
        maxItems: Math.min(shape.counts.maxItems ?? shape.prefixItems.length, shape.prefixItems.length),
      };
  }
  return closed;
}

/** Names that only a condition of the shape holds. */
function conditionalNames(reader: ShapeSource, shape: Shape): string[] {
  const parts = [
    ...shape.conditions.flatMap((condition) => [condition.when, condition.met, condition.unmet]),
    ...Object.values(shape.dependentSchemas),
  ];
  return parts.flatMap((part) => {
    const { properties } = reader.references.object(part);
    return isObject(properties) ? Object.keys(properties) : [];
  });
}
