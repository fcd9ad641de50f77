import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractFiles, head, rulesOf } from './testing/contract-files';

const { write } = contractFiles();

it('reads merge keys of YAML', async () => {
  const text = (most: number) => `${head}x-limits: &limits { maxLength: ${most} }
paths:
  /orders:
    post:
      parameters: [{ name: q, in: query, schema: { type: string, <<: *limits } }]
      responses: { 204: { description: Done. } }
`;
  expect(await rulesOf(write('m9.yaml', text(9)), write('m5.yaml', text(5)))).toEqual([
    'request-length-narrowed',
  ]);
});

it('reads query operations and those of other methods, and webhooks', async () => {
  const text = (type: string) => `openapi: 3.2.0
info: { title: Shop, version: "1" }
paths:
  /orders:
    query: { operationId: find, requestBody: { content: { application/json: { schema: { type: ${type} } } } }, responses: {} }
    additionalOperations:
      COPY: { operationId: copy, parameters: [{ name: n, in: query, schema: { type: ${type} } }], responses: {} }
webhooks:
  sold: { post: { requestBody: { content: { application/json: { schema: { type: ${type} } } } }, responses: {} } }
`;
  const [before, after] = [write('o1.yaml', text('number')), write('o2.yaml', text('integer'))];
  expect(await rulesOf(before, after)).toEqual(['request-type-narrowed', 'request-type-narrowed']);
  // What a webhook sends is read by callers: there, the other direction harms.
  expect(await rulesOf(after, before)).toEqual(['response-type-widened']);
});

it('ends for a schema that contains itself through null, and for references outside the components', async () => {
  const text = (most: number) => `openapi: 3.0.4
info: { title: Shop, version: "1" }
paths:
  /orders:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                name: { type: string, maxLength: ${most} }
                parent: { nullable: true, allOf: [{ $ref: '#/paths/~1orders/post/requestBody/content/application~1json/schema' }] }
                node: { $ref: '#/components/schemas/Node' }
      responses: { 204: { description: Done. } }
components:
  schemas:
    Node: { type: object, properties: { next: { nullable: true, allOf: [{ $ref: '#/components/schemas/Node' }] }, n: { type: string, maxLength: ${most} } } }
`;
  const [before, after] = [write('r9.yaml', text(9)), write('r5.yaml', text(5))];
  expect(await rulesOf(before, before)).toEqual([]);
  expect(new Set(await rulesOf(before, after))).toEqual(new Set(['request-length-narrowed']));
});

it('compares what a dynamic reference leads to', async () => {
  const text = (most: number) => `${head}paths:
  /orders:
    post:
      requestBody: { content: { application/json: { schema: { properties: { tree: { $dynamicRef: '#node' } } } } } }
      responses: { 204: { description: Done. } }
components:
  schemas:
    Node: { $dynamicAnchor: node, properties: { next: { $dynamicRef: '#node' }, n: { type: string, maxLength: ${most} } } }
`;
  const [before, after] = [write('d9.yaml', text(9)), write('d5.yaml', text(5))];
  expect(await rulesOf(before, before)).toEqual([]);
  expect(await rulesOf(before, after)).toEqual(['request-length-narrowed']);
});

it('reads UTF-16, which YAML allows, and leaves a wrong kind that both have', async () => {
  const text = `${head}paths:\n  /a:\n    post: { parameters: [{ name: q, in: query, schema: { maximum: "20" } }], responses: {} }\n`;
  const wide = write('wide.yaml', '');
  writeFileSync(wide, Buffer.from(`\uFEFF${text}`, 'utf16le'));
  expect(await rulesOf(wide, write('narrow.yaml', text.replace('"20"', '"20", minimum: 0')))).toEqual([
    'request-minimum-narrowed',
  ]);
});

it('leaves what an extension calls a reference, and what an example shows as one', async () => {
  const text = `${head}x-tool: { $ref: nowhere.txt }
paths:
  /a:
    post:
      responses: { 200: { description: Done., content: { application/json: { example: { $ref: nowhere.txt } } } } }
`;
  const file = write('extension.yaml', text);
  expect(await rulesOf(file, file)).toEqual([]);
});
