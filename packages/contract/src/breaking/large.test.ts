import { expect, it } from 'vitest';
import type { JsonObject, OpenApiDocument } from '../document';
import { at } from './base-contract.fixture';
import { compareContracts } from './compare';
import { groupChanges } from './report/group';

const to = (index: number, size: number) => ({ $ref: `#/components/schemas/S${index % size}` });

/** A contract whose schemas lead to each other; `most` is in each of them, and each call reads all. */
function contract(size: number, calls: number, most: number, field: (index: number) => JsonObject) {
  const schemas = Array.from({ length: size }, (_, index): [string, JsonObject] => [
    `S${index}`,
    {
      type: 'object',
      properties: { n: { type: 'integer', maximum: most }, next: to(index + 1, size), further: field(index) },
    },
  ]);
  const paths = Array.from({ length: calls }, (_, index): [string, JsonObject] => [
    `/p${index}`,
    { get: { responses: { 200: { content: { 'application/json': { schema: to(index, size) } } } } } },
  ]);
  const document = { openapi: '3.1.1', paths: Object.fromEntries(paths) };
  return { ...document, components: { schemas: Object.fromEntries(schemas) } } as OpenApiDocument;
}

it('keeps a finding of a schema once, with all calls that lead to it', () => {
  const of = (most: number) => contract(300, 100, most, (index) => to(index * 7, 300));
  const changes = compareContracts(of(9), of(20));
  expect(changes).toHaveLength(300);
  expect(changes.every(({ operations }) => operations.length === 100)).toBe(true);
  const [finding, ...others] = groupChanges(changes);
  expect(others).toEqual([]);
  expect(finding?.places).toHaveLength(300);
  expect(finding?.operations).toHaveLength(100);
});

it('names for a finding only the calls that lead to it', () => {
  const of = (most: number) => {
    const document = contract(2, 2, 9, () => ({ type: 'string', maxLength: most }));
    for (const name of ['S0', 'S1'])
      delete (at(document, 'components', 'schemas', name).properties as JsonObject).next;
    return document;
  };
  const changes = compareContracts(of(9), of(20));
  expect(changes.map(({ schema, operations }) => [schema, operations])).toEqual([
    ['S0.further', ['GET /p0 (no name)']],
    ['S1.further', ['GET /p1 (no name)']],
  ]);
});

it('does not overflow the stack where unions of unnamed shapes follow each other', () => {
  const size = 250;
  const shape = (name: string, index: number, most: number): JsonObject => ({
    type: 'object',
    properties: { [name]: { type: 'integer', maximum: most }, next: to(index + 1, size) },
  });
  const of = (most: number) =>
    contract(size, 1, most, (index) => ({ oneOf: [shape('a', index, 5), shape('b', index, most)] }));
  expect(compareContracts(of(9), of(9))).toEqual([]);
  expect(compareContracts(of(20), of(9))).toEqual([]);
  expect(compareContracts(of(9), of(20)).length).toBeGreaterThanOrEqual(size);
});
