import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readContract } from '../../reading/read-contract';
import { modernDocument } from './modern-document';
import { withModernSchemas } from './modern-schemas';
import { readOperations } from './read-operations';
import { schemaChecker } from './schema-checker';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('a contract', () => {
  it('is read from YAML with merge keys and from other files, whole and in part', async () => {
    file(
      'parts.yaml',
      'Size: {type: integer, minimum: 1}\nItem:\n  type: object\n  required: [size]\n  properties:\n    size: {$ref: "#/Size"}\n',
    );
    file(
      'path.yaml',
      'get:\n  operationId: getItem\n  responses:\n    "200":\n      description: It.\n      content:\n        application/json:\n          schema: {$ref: "./parts.yaml#/Item"}\n    default: {$ref: "main.yaml#/components/responses/Problem"}\n',
    );
    const main = file(
      'main.yaml',
      'openapi: 3.1.0\nx-base: &base\n  tags: [parts]\npaths:\n  /item: {$ref: path.yaml}\n  /other:\n    post:\n      <<: *base\n      operationId: other\n      responses: {"204": {description: Done.}}\ncomponents:\n  responses:\n    Problem: {description: Refused.}\n',
    );
    const document = modernDocument(await readContract(main), main);
    const [item, other] = readOperations(document);
    expect([item?.id, other?.id, other?.tag]).toEqual(['getItem', 'other', 'parts']);
    expect([item?.unreadable, other?.unreadable]).toEqual([[], []]);
    expect([...(item?.responses.keys() ?? [])]).toEqual(['200', 'default']);
    const schema = item?.responses.get('200')?.content.get('application/json') ?? {};
    const checker = schemaChecker(document);
    expect(checker.problemOf(schema)).toBeUndefined();
    expect(checker.faultOf(schema, { size: 0 })?.message).toContain('/size must be >= 1');
  });

  it.each([
    ['a file that is not there', join(folder, 'none.yaml'), /is no file/],
    ['no YAML', file('broken.yaml', 'a: [1'), /cannot be read/],
    ['no OpenAPI', file('other.json', '{"name": "x"}'), /is no OpenAPI 3 document/],
    ['Swagger 2', file('swagger.json', '{"swagger": "2.0", "paths": {}}'), /is Swagger 2;/],
    ['a version to come', file('four.json', '{"openapi": "4.0.0", "paths": {}}'), /is no OpenAPI 3 document/],
    ['a document without paths', file('empty.json', '{"openapi": "3.1.0", "paths": {}}'), /has no paths/],
    [
      'a part that is not there',
      file('lost.json', '{"openapi": "3.1.0", "paths": {"/a": {"$ref": "gone.yaml"}}}'),
      /gone\.yaml cannot be read/,
    ],
    ['an address that does not answer', 'http://127.0.0.1:9/openapi.json', /cannot be read/],
  ])('is refused in one sentence when it is %s', async (_, source, says) => {
    await expect(readContract(source).then((document) => modernDocument(document, source))).rejects.toThrow(
      says,
    );
  });
});

it('gives schemas of 3.0 the meaning they have in 3.1', () => {
  const schemas = {
    schemas: {
      default: { type: 'string', nullable: true, enum: ['a'] },
      Bounds: { type: 'number', minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
      Union: { allOf: [{ $ref: '#/components/schemas/Bounds' }], nullable: true },
      Names: {
        type: 'object',
        properties: { nullable: { type: 'boolean', nullable: false }, example: { nullable: true } },
      },
    },
    examples: { one: { value: { nullable: true } } },
  };
  expect(withModernSchemas(schemas)).toEqual({
    schemas: {
      default: { type: ['string', 'null'], enum: ['a', null] },
      Bounds: { type: 'number', exclusiveMinimum: 1, maximum: 9 },
      Union: { anyOf: [{ allOf: [{ $ref: '#/components/schemas/Bounds' }] }, { type: 'null' }] },
      Names: { type: 'object', properties: { nullable: { type: 'boolean' }, example: {} } },
    },
    examples: { one: { value: { nullable: true } } },
  });
});
