import { expect, it } from 'vitest';
import type { JsonObject, OpenApiDocument } from '../../document';
import { compareContracts } from '../compare';

const list: JsonObject = { type: 'array', items: { type: 'string' } };
const object: JsonObject = { type: 'object', properties: { a: { type: 'string' } } };

const taking = (place: string, rest: JsonObject): OpenApiDocument => ({
  openapi: '3.1.1',
  paths: {
    '/{a}': { get: { parameters: [{ name: 'a', in: place, required: true, ...rest }], responses: {} } },
  },
  components: {},
});

it.each([
  ['a list in a header', 'header', list, {}, []],
  ['a list in the path', 'path', list, { style: 'simple' }, []],
  ['one value in a header', 'header', { type: 'string' }, {}, []],
  ['an object in a header', 'header', object, {}, ['request-parameter-written-otherwise']],
  [
    'a list with labels in the path',
    'path',
    list,
    { style: 'label' },
    ['request-parameter-written-otherwise'],
  ],
])('knows whether «explode» writes %s otherwise', (_, place, schema, style, rules) => {
  const [joined, exploded] = [false, true].map((explode) => taking(place, { schema, ...style, explode }));
  const found = (before = joined, after = exploded) =>
    compareContracts(before as OpenApiDocument, after as OpenApiDocument).map(({ rule }) => rule);
  expect(found()).toEqual(rules);
  expect(found(exploded, joined)).toEqual(rules);
});
