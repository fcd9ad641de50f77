import { expect, it } from 'vitest';
import type { JsonObject } from '../../document';
import { compareContracts } from '../compare';
import { documentOf, type PlaceName } from './keyword-pairs.fixture';

const text = { type: 'string' };
const components = {
  Node: { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } },
  Short: { type: 'string', maxLength: 5 },
};
const node = { $ref: '#/components/schemas/Node' };

/** Schemas of one meaning, each written in several ways of OpenAPI 3.1. */
const groups: Readonly<Record<string, readonly JsonObject[]>> = {
  'text or null': [
    { type: ['string', 'null'] },
    { ...text, nullable: true },
    { anyOf: [text, { type: 'null' }] },
    { oneOf: [{ type: 'null' }, text] },
    { type: ['null', 'string'] },
    { anyOf: [text, { const: null }] },
  ],
  'component or null': [
    { anyOf: [node, { type: 'null' }] },
    { oneOf: [{ type: 'null' }, node] },
    { nullable: true, allOf: [node] },
    { allOf: [{ anyOf: [node, { type: 'null' }] }] },
  ],
  'one of two texts': [
    { ...text, enum: ['a', 'b'] },
    { enum: ['b', 'a'] },
    {
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    },
    {
      anyOf: [
        { ...text, enum: ['a'] },
        { ...text, enum: ['b'] },
      ],
    },
    { ...text, enum: ['a', 'b'], pattern: '^[ab]$' },
  ],
  'text or number': [
    { type: ['string', 'integer'] },
    { anyOf: [text, { type: 'integer' }] },
    { oneOf: [{ type: 'integer' }, text] },
  ],
  'positive whole number': [
    { type: 'integer', minimum: 1 },
    { type: 'integer', exclusiveMinimum: 0 },
    { type: 'integer', minimum: 0.5 },
    { allOf: [{ type: 'integer' }, { minimum: 1 }] },
    { type: 'integer', minimum: 1, multipleOf: 1 },
  ],
  'whole number from 1 to 100': [
    { type: 'integer', minimum: 1, maximum: 100 },
    { type: 'integer', minimum: 1, maximum: 100, format: 'int32' },
    { type: 'integer', minimum: 1, maximum: 100, format: 'uint8' },
    {
      allOf: [
        { type: 'integer', format: 'int64' },
        { minimum: 1, maximum: 100 },
      ],
    },
  ],
  'whole number of 16 bits': [
    { type: 'integer', format: 'int16' },
    { type: 'integer', minimum: -(2 ** 15), maximum: 2 ** 15 - 1 },
    { type: 'integer', minimum: -(2 ** 15), format: 'int16' },
    { type: 'integer', maximum: 2 ** 20, format: 'int16' },
  ],
  'any text': [
    text,
    { ...text, minLength: 0 },
    { ...text, pattern: '.*' },
    { ...text, title: 'Text', description: 'Any.' },
  ],
  'a list': [
    { type: 'array', items: text },
    { type: 'array', items: text, minItems: 0, uniqueItems: false },
    { type: 'array', items: { ...text, minLength: 0 } },
  ],
  'a pair': [
    { type: 'array', prefixItems: [text, text], items: false },
    { type: 'array', prefixItems: [text, text], maxItems: 2 },
    { type: 'array', prefixItems: [text, text], unevaluatedItems: false },
  ],
  'a closed object': [
    { type: 'object', properties: { a: text, b: text }, additionalProperties: false },
    { type: 'object', properties: { a: text, b: text }, unevaluatedProperties: false },
    {
      allOf: [{ type: 'object', properties: { a: text } }, { properties: { b: text } }],
      unevaluatedProperties: false,
    },
    { type: 'object', properties: { a: text, b: text }, additionalProperties: { not: {} } },
  ],
  'an object of two parts': [
    { type: 'object', required: ['n', 'm'], properties: { n: { type: 'integer' }, m: text } },
    { allOf: [node, { type: 'object', required: ['m'], properties: { m: text } }] },
    { allOf: [{ required: ['m'], properties: { m: text } }, node] },
    { ...node, required: ['m'], properties: { m: text } },
  ],
  'an open object': [
    { type: 'object' },
    { type: 'object', additionalProperties: true },
    { type: 'object', additionalProperties: {}, required: [] },
  ],
  'a component': [node, { allOf: [node] }, { anyOf: [node] }, { oneOf: [node] }, components.Node],
  base64: [
    { ...text, contentEncoding: 'base64' },
    { ...text, format: 'byte' },
  ],
  'yes or no': [{ type: 'boolean' }, { type: 'boolean', enum: [true, false] }],
  'short text': [
    { $ref: '#/components/schemas/Short' },
    { ...text, maxLength: 5 },
    { $ref: '#/components/schemas/Short', maxLength: 9 },
  ],
};

const cases = Object.entries(groups).flatMap(([name, schemas]) =>
  schemas.flatMap((left, from) =>
    schemas.map((right, to) => ({ name: `${name}: ${from} as ${to}`, left, right })),
  ),
);

it.each(cases)('$name', ({ left, right }) => {
  for (const place of ['request field', 'response field'] satisfies PlaceName[]) {
    const [before, after] = [left, right].map((schema) => documentOf('3.1.0', place, schema, components));
    expect(compareContracts(before as never, after as never)).toEqual([]);
  }
});
