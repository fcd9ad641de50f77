import type { Json, JsonObject } from '../../document.ts';

/** A schema as it is written: an object, or `true` and `false`; absent means `true`. */
export type Part = Json | undefined;

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** One end of a range. */
export interface Bound {
  at: number;
  isExclusive: boolean;
}

export interface Contains {
  schema: Part;
  /** How many items match at least (1 unless stated) and at most. */
  least: number;
  most: number | undefined;
}

export interface Condition {
  when: Part;
  /** `then`: what has to be met under it. */
  met: Part;
  /** `else`. */
  unmet: Part;
}

/** Counting keywords with the value that changes nothing. */
export const counts = {
  minLength: 0,
  maxLength: Number.POSITIVE_INFINITY,
  minItems: 0,
  maxItems: Number.POSITIVE_INFINITY,
  minProperties: 0,
  maxProperties: Number.POSITIVE_INFINITY,
} as const;

export type Count = keyof typeof counts;

/**
 * One alternative of a schema in normal form: all keywords of its references, `allOf` parts and the union member it comes from, merged by
 * meaning, for values of one type. A schema is a list of shapes, and takes a value that fits any of them.
 */
export interface Shape {
  /** Absent: values of any type. */
  type?: TypeName;
  /** The only values, from `enum` and `const`. */
  values?: Json[];
  minimum?: Bound;
  maximum?: Bound;
  counts: Partial<Record<Count, number>>;
  steps: number[];
  patterns: string[];
  formats: string[];
  isUnique: boolean;
  contentEncoding?: Json;
  contentMediaType?: Json;
  contentSchema: Part;
  prefixItems: Part[];
  items: Part;
  contains: Contains[];
  properties: JsonObject;
  required: string[];
  patternProperties: JsonObject;
  additionalProperties: Part;
  propertyNames: Part;
  dependentRequired: Record<string, string[]>;
  dependentSchemas: JsonObject;
  not: Part[];
  conditions: Condition[];
  /** What tells this shape from the others of its union: the discriminator's values. */
  tag?: string;
  /** Name of the union member's component. */
  name?: string;
  kinds?: Kinds;
}

/** Values of a union's discriminator that mean one shape of it. */
export interface Kinds {
  names: string[];
  /** Values that the shape's own field lists, where it does. */
  listed?: string[];
}

export const emptyShape = (): Shape => ({
  counts: {},
  steps: [],
  patterns: [],
  formats: [],
  isUnique: false,
  contentSchema: undefined,
  prefixItems: [],
  items: undefined,
  contains: [],
  properties: {},
  required: [],
  patternProperties: {},
  additionalProperties: undefined,
  propertyNames: undefined,
  dependentRequired: {},
  dependentSchemas: {},
  not: [],
  conditions: [],
});

/** Returns whether a schema takes every value, whatever its texts say. */
export function isAnything(part: Part): boolean {
  if (part === undefined || part === true) return true;
  return (
    typeof part === 'object' &&
    part !== null &&
    !Array.isArray(part) &&
    Object.keys(part).every((key) => prose.has(key) || (key.startsWith('x-') && key !== 'x-extensible-enum'))
  );
}

const prose = new Set([
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  '$comment',
  'externalDocs',
]);
