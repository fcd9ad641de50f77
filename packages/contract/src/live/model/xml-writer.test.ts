import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../document';
import { referencesOf } from './references';
import { isWritableAsXml, xmlWriter } from './xml-writer';

const components: JsonObject = {
  Line: { type: 'object', xml: { name: 'line' }, properties: { count: { type: 'integer' } } },
};
const write = (schema: JsonObject, value: Json) =>
  xmlWriter(referencesOf({ components: { schemas: { ...components, Order: schema } } }), {
    $ref: '#/components/schemas/Order',
  })(value).replace('<?xml version="1.0" encoding="UTF-8"?>', '');
const text = { type: 'string' };
const list = (xml: JsonObject, item: JsonObject = {}) => ({
  properties: { tags: { type: 'array', xml, items: { ...text, ...item } } },
});

it.each<[string, JsonObject, Json, string]>([
  [
    'fields as elements',
    { properties: { name: text } },
    { name: 'a<b&"c"' },
    '<Order><name>a&lt;b&amp;&quot;c&quot;</name></Order>',
  ],
  [
    'an attribute',
    { properties: { id: { type: 'integer', xml: { attribute: true } }, name: text } },
    { id: 3, name: 'a' },
    '<Order id="3"><name>a</name></Order>',
  ],
  [
    'the attribute of 3.2',
    { properties: { id: { type: 'integer', xml: { nodeType: 'attribute' } } } },
    { id: 3 },
    '<Order id="3"></Order>',
  ],
  [
    'names of its own, with a namespace',
    {
      xml: { name: 'order', prefix: 'o', namespace: 'urn:o' },
      properties: { name: { ...text, xml: { name: 'title' } } },
    },
    { name: 'a' },
    '<o:order xmlns:o="urn:o"><title>a</title></o:order>',
  ],
  ['a list without a frame', list({}), { tags: ['a', 'b'] }, '<Order><tags>a</tags><tags>b</tags></Order>'],
  [
    'a list in a frame',
    list({ wrapped: true }, { xml: { name: 'tag' } }),
    { tags: ['a', 'b'] },
    '<Order><tags><tag>a</tag><tag>b</tag></tags></Order>',
  ],
  [
    'shapes behind references',
    { properties: { lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } } } },
    { lines: [{ count: 1 }] },
    '<Order><line><count>1</count></line></Order>',
  ],
  [
    'the text of an element',
    {
      properties: {
        lang: { ...text, xml: { attribute: true } },
        value: { ...text, xml: { nodeType: 'text' } },
      },
    },
    { lang: 'fa', value: 'a' },
    '<Order lang="fa">a</Order>',
  ],
  ['an example that is the text itself', { properties: {} }, '<Order/>', '<Order/>'],
])('writes %s', (_, schema, value, written) => {
  expect(write(schema, value)).toBe(written);
});

it('holds no control characters, no null and no empty list', () => {
  expect([{ a: 'x\n' }, { a: ['ی'] }, 3].map(isWritableAsXml)).toEqual([true, true, true]);
  const refused: Json[] = [{ a: '\u0001' }, { a: null }, { a: [] }, { 'a b': 1 }, '\ud800'];
  expect(refused.map(isWritableAsXml)).toEqual(Array.from({ length: 5 }, () => false));
});
