import { isObject, type Json, type JsonObject } from '../../document.ts';
import { type Bound, type Count, counts, emptyShape, type Part, type Shape, type TypeName } from './shape.ts';

const binary = 'application/octet-stream';

/** Returns the shapes of a schema's own keywords, without references and unions: one for each of its types. */
export function ownShapes(schema: JsonObject): Shape[] {
  const shape = ownShape(schema);
  const types = typesOf(schema);
  if (types === undefined) return [shape];
  return types.flatMap((type) => ofType(shape, type) ?? []);
}

/** Returns the shape for values of one type, without what cannot concern them; `undefined` when none is left. */
export function ofType(shape: Shape, type: TypeName): Shape | undefined {
  if (shape.values === undefined) return shape.type === type ? shape : { ...shape, type };
  const values = shape.values.filter((value) => isOf(value, type));
  if (values.length === 0) return undefined;
  if (type === 'boolean' && values.length === 2) return { ...shape, type, values: undefined };
  return { ...shape, type, values };
}

function typesOf(schema: JsonObject): TypeName[] | undefined {
  const list = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter(
    (name): name is TypeName => typeof name === 'string',
  );
  const values = valuesOf(schema);
  if (list.length === 0) return values && [...new Set(values.map(typeOf))];
  return list.includes('number') ? list.filter((type) => type !== 'integer') : [...new Set(list)];
}

export function typeOf(value: Json): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as TypeName;
}

const isOf = (value: Json, type: TypeName) =>
  typeOf(value) === type || (type === 'number' && typeof value === 'number');

const valuesOf = (schema: JsonObject): Json[] | undefined =>
  schema.const !== undefined ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;

function ownShape(schema: JsonObject): Shape {
  const contains = schema.contains === undefined ? [] : [containsOf(schema)];
  const hasCondition = schema.if !== undefined && (schema.then !== undefined || schema.else !== undefined);
  return {
    ...emptyShape(),
    ...(valuesOf(schema) === undefined ? {} : { values: valuesOf(schema) }),
    ...bounds(schema),
    counts: countsOf(schema),
    steps: typeof schema.multipleOf === 'number' ? [schema.multipleOf] : [],
    patterns: typeof schema.pattern === 'string' ? [schema.pattern] : [],
    ...formatOf(schema),
    isUnique: schema.uniqueItems === true,
    contentSchema: schema.contentSchema,
    prefixItems: Array.isArray(schema.prefixItems) ? schema.prefixItems : [],
    items: schema.items,
    contains: contains.filter(({ least, most }) => least > 0 || most !== undefined),
    properties: record(schema.properties),
    required: Array.isArray(schema.required) ? schema.required.map(String) : [],
    patternProperties: record(schema.patternProperties),
    additionalProperties: schema.additionalProperties,
    propertyNames: schema.propertyNames,
    dependentRequired: Object.fromEntries(
      Object.entries(record(schema.dependentRequired)).map(([name, list]) => [
        name,
        (list as string[]) ?? [],
      ]),
    ),
    dependentSchemas: record(schema.dependentSchemas),
    not: schema.not === undefined ? [] : [schema.not],
    conditions: hasCondition ? [{ when: schema.if, met: schema.then, unmet: schema.else }] : [],
  };
}

const record = (part: Part): JsonObject => (isObject(part) ? part : {});

/** Closed tuples: where no items follow the listed ones, their number is the bound. */
function countsOf(schema: JsonObject): Shape['counts'] {
  const found = Object.keys(counts).flatMap((name) => {
    const value = schema[name];
    return typeof value === 'number' && value !== counts[name as Count] ? [[name, value] as const] : [];
  });
  const given = Object.fromEntries(found) as Shape['counts'];
  if (schema.items !== false) return given;
  const length = Array.isArray(schema.prefixItems) ? schema.prefixItems.length : 0;
  return { ...given, maxItems: Math.min(given.maxItems ?? length, length) };
}

/** OpenAPI 3.0 writes an exclusive bound as a boolean beside it, 3.1 as a number of its own. */
function bounds(schema: JsonObject): Pick<Shape, 'minimum' | 'maximum'> {
  const minimum = bound(schema.minimum, schema.exclusiveMinimum, 1);
  const maximum = bound(schema.maximum, schema.exclusiveMaximum, -1);
  return { ...(minimum && { minimum }), ...(maximum && { maximum }) };
}

function bound(plain: Part, exclusive: Part, inward: 1 | -1): Bound | undefined {
  const both: Bound[] = [];
  if (typeof plain === 'number') both.push({ at: plain, isExclusive: exclusive === true });
  if (typeof exclusive === 'number') both.push({ at: exclusive, isExclusive: true });
  return both.toSorted((left, right) => compareBounds(right, left, inward))[0];
}

/** Returns a positive number when the left bound is tighter; `inward` is 1 for a minimum, -1 for a maximum. */
export function compareBounds(left: Bound, right: Bound, inward: 1 | -1): number {
  if (left.at !== right.at) return (left.at - right.at) * inward;
  return Number(left.isExclusive) - Number(right.isExclusive);
}

/** `byte` and `binary` of OpenAPI 3.0 are `contentEncoding` and `contentMediaType` in 3.1. */
function formatOf({ format, contentEncoding, contentMediaType }: JsonObject) {
  const encoding = contentEncoding ?? (format === 'byte' ? 'base64' : undefined);
  const media = contentMediaType ?? (format === 'binary' ? binary : undefined);
  return {
    formats: typeof format === 'string' && format !== 'byte' && format !== 'binary' ? [format] : [],
    ...(encoding === undefined ? {} : { contentEncoding: encoding }),
    ...(media === undefined ? {} : { contentMediaType: media }),
  };
}

function containsOf(schema: JsonObject) {
  const { contains, minContains, maxContains } = schema;
  return {
    schema: contains,
    least: typeof minContains === 'number' ? minContains : 1,
    most: typeof maxContains === 'number' ? maxContains : undefined,
  };
}
