import { describe, expect, it } from 'vitest';
import type { JsonObject, OpenApiDocument } from './document';
import { dropUnusedSchemas } from './drop-unused-schemas';
import { flattenAllOf } from './flatten-all-of';

const paging = { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } };
const named = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const documentOf = (schemas: JsonObject): OpenApiDocument => ({
  paths: { '/x': { get: { schema: reference('Page') } } },
  components: { schemas },
});

describe('flattenAllOf', () => {
  it('writes parts of parts as one object and keeps the description', () => {
    const { components } = flattenAllOf(
      documentOf({
        Paging: paging,
        Middle: { allOf: [reference('Paging'), named] },
        Page: {
          description: 'A page.',
          allOf: [reference('Middle'), { type: 'object', properties: { size: { type: 'integer' } } }],
        },
      }),
    );
    expect(components.schemas?.Page).toEqual({
      type: 'object',
      description: 'A page.',
      required: ['total', 'name'],
      properties: { total: { type: 'integer' }, name: { type: 'string' }, size: { type: 'integer' } },
    });
  });

  it('lets a later part say what an open object is, and no other way round', () => {
    const open = {
      type: 'object',
      properties: { current: { type: 'object', additionalProperties: true } },
    };
    const known = { type: 'object', required: ['current'], properties: { current: reference('Paging') } };
    const flatten = (allOf: JsonObject[]) => flattenAllOf(documentOf({ Paging: paging, Page: { allOf } }));
    expect(flatten([open, known]).components.schemas?.Page).toEqual({
      type: 'object',
      required: ['current'],
      properties: { current: reference('Paging') },
    });
    expect(() => flatten([known, open])).toThrow(/described twice/);
  });

  it.each([
    ['a property described twice', [paging, paging], /described twice/],
    ['a part that is no object', [{ type: 'string' }], /not an object/],
    ['a part that is not there', [reference('Gone')], /leads nowhere/],
  ])('refuses %s', (_, allOf, message) => {
    expect(() => flattenAllOf(documentOf({ Page: { allOf } }))).toThrow(message);
  });
});

describe('dropUnusedSchemas', () => {
  it('keeps what paths reach, over other schemas and round cycles', () => {
    const tree = { type: 'object', properties: { below: { type: 'array', items: reference('Tree') } } };
    const page = { type: 'object', properties: { tree: reference('Tree') } };
    const { components } = dropUnusedSchemas(documentOf({ Page: page, Tree: tree, Paging: paging }));
    expect(Object.keys(components.schemas ?? {})).toEqual(['Page', 'Tree']);
  });
});
