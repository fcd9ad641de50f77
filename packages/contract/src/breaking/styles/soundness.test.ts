import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../document';
import { compareContracts } from '../compare';
import { documentOf } from '../pairs/keyword-pairs.fixture';

const small = fc.integer({ min: 0, max: 3 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const without = (schema: object): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined)) as JsonObject;

const scalar = fc.oneof(
  fc.constantFrom<JsonObject>(
    {},
    { type: 'null' },
    { type: 'boolean' },
    { type: ['string', 'null'] },
    { type: ['integer', 'string'] },
  ),
  fc.record({
    type: fc.constant('string'),
    minLength: optional(small),
    maxLength: optional(small),
    pattern: optional(fc.constantFrom('^a', '^[ab]+$', 'b$')),
  }),
  fc.record({
    type: fc.constantFrom('integer', 'number'),
    minimum: optional(small),
    exclusiveMaximum: optional(small),
    multipleOf: optional(fc.constantFrom(1, 2, 0.5)),
  }),
  fc.record({
    enum: fc.uniqueArray(fc.constantFrom<Json>('a', 'b', 'ab', 1, 2, null, true), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  fc.record({ const: fc.constantFrom<Json>('a', 1, null) }),
);

/** Small schemas whose objects name the same two fields, so that no field is added or removed. */
const schema: fc.Arbitrary<object> = fc
  .letrec<{ schema: object; object: object }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      scalar,
      tie('object'),
      fc.record({
        type: fc.constant('array'),
        items: tie('schema'),
        minItems: optional(small),
        maxItems: optional(small),
        uniqueItems: optional(fc.boolean()),
      }),
      fc.record({
        type: fc.constant('array'),
        prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        items: optional(fc.boolean()),
      }),
      fc.record({
        type: fc.constant('array'),
        contains: scalar,
        minContains: optional(small),
        maxContains: optional(small),
      }),
      fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
      fc.record({ not: scalar }),
      fc.record({ if: scalar, ['the'.concat('n')]: scalar, else: optional(scalar) }),
    ),
    object: fc.record({
      type: fc.constant('object'),
      properties: fc.record({ a: tie('schema'), b: scalar }).map(without),
      required: optional(fc.subarray(['a', 'b'])),
      additionalProperties: optional(fc.oneof(fc.boolean(), scalar)),
      minProperties: optional(small),
      maxProperties: optional(small),
    }),
  }))
  .schema.map((value) => clean(value as Json) as object);

function clean(part: Json): Json {
  if (Array.isArray(part)) return part.map(clean);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(without(part)).map(([key, value]) => [key, clean(value)]));
}

const leaf = fc.constantFrom<Json>('', 'a', 'b', 'ab', 'aab', 'cccc', 0, 1, 2, 3, 0.5, -1, null, true, false);
const value: fc.Arbitrary<Json> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 4 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), leaf, { maxKeys: 3 }) as fc.Arbitrary<Json>,
);
const values = fc.sample(value, { numRuns: 400, seed: 7 });

it.each(['request field', 'response field'] as const)(
  'never calls a %s harmless where a value contradicts',
  (place) => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    const pairs = fc.sample(fc.tuple(schema, schema, fc.boolean()), { numRuns: 2000, seed: 18 });
    const wrong: string[] = [];
    let silent = 0;
    for (const [one, other, isUnion] of pairs) {
      // Half of the pairs are related, or hardly any would be harmless. What has to fit comes first.
      const [need, offer] = isUnion ? [one, { anyOf: [other, one] }] : [one, other];
      const [first, second] = [need, offer].map((part) => documentOf('3.1.1', place, part as JsonObject));
      const [before, after] = place === 'request field' ? [first, second] : [second, first];
      if (compareContracts(before as never, after as never).some(({ level }) => level === 'breaking'))
        continue;
      silent++;
      const [fits, isTaken] = [ajv.compile(need), ajv.compile(offer)];
      const lost = values.find((sample) => fits(sample) && !isTaken(sample));
      if (lost !== undefined)
        wrong.push(`${JSON.stringify(need)} in ${JSON.stringify(offer)}: ${JSON.stringify(lost)}`);
    }
    expect(silent).toBeGreaterThan(400);
    expect(wrong.slice(0, 20).join('\n')).toBe('');
  },
);
