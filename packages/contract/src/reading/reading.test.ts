import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { compareContracts } from '../breaking/compare';
import { readOperations } from '../live/model/read-operations';
import { readContract } from './read-contract';

const folder = mkdtempSync(join(tmpdir(), 'bazaar-reading-'));

function write(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const head = 'openapi: 3.1.0\ninfo: { title: Shop, version: "1" }\n';
const rulesOf = async (before: string, after: string) =>
  compareContracts(await readContract(before), await readContract(after)).map(({ rule }) => rule);

const schema = (most: number) => `type: object\nproperties:\n  name: { type: string, maxLength: ${most} }\n`;
const item = (reference: string) => `${head}paths:\n  /orders: { $ref: '${reference}' }\n`;
const call = (reference: string) => `post:
  operationId: addOrder
  requestBody: { content: { application/json: { schema: { $ref: '${reference}' } } } }
  responses: { 204: { description: Done. } }
`;

function split(name: string, most: number): string {
  write(
    `${name}/schemas/all.yaml`,
    `Order:\n  type: object\n  properties:\n    line: { $ref: 'line.yaml#/Line' }\n`,
  );
  write(`${name}/schemas/line.yaml`, `Line:\n${schema(most).replaceAll(/^/gm, '  ')}`);
  write(`${name}/paths/orders.yaml`, call('../schemas/all.yaml#/Order'));
  return write(`${name}/openapi.yaml`, item('paths/orders.yaml'));
}

it('follows references to other files, to parts of them, and on from there, relative to each file', async () => {
  const [before, after] = [split('before', 9), split('after', 5)];
  expect(await rulesOf(before, before)).toEqual([]);
  expect(await rulesOf(before, after)).toEqual(['request-length-narrowed']);
});

it('follows a whole file as a schema, and back into the contract', async () => {
  const files = (most: number) => {
    write(
      `whole-${most}/order.json`,
      JSON.stringify({ properties: { name: { $ref: './openapi.yaml#/components/schemas/Name' } } }),
    );
    const text = `${head}paths:\n  /orders:\n${call('./order.json').replaceAll(/^/gm, '    ')}`;
    const parts = `\ncomponents: { schemas: { Name: { type: string, maxLength: ${most} } } }\n`;
    return write(`whole-${most}/openapi.yaml`, text + parts);
  };
  expect(await rulesOf(files(9), files(5))).toEqual(['request-length-narrowed']);
});

it('reads the same files at a reference of git', async () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
      cwd: folder,
    });
  git('init', '--quiet');
  split('kept', 9);
  git('add', '.');
  git('commit', '--quiet', '--message', 'contract');
  const after = split('kept', 5);
  const start = process.cwd();
  process.chdir(folder);
  try {
    expect(await rulesOf('HEAD:kept/openapi.yaml', after)).toEqual(['request-length-narrowed']);
  } finally {
    process.chdir(start);
  }
});

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

const paths = 'paths: {}\n';
const aliases = `${head}${paths}x-a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1]\n${[1, 2, 3, 4, 5, 6, 7, 8]
  .map((level) => `x-a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}]\n`)
  .join('')}`;
it.each([
  ['a file that is not there', () => write('x1.yaml', item('nowhere.yaml')), /nowhere\.yaml cannot be read/],
  [
    'a part that is not there',
    () => write('x2.yaml', item('before-x.yaml#/none')),
    /cannot be read|leads nowhere/,
  ],
  [
    'an address that does not answer',
    () => write('x3.yaml', item('http://127.0.0.1:9/a.yaml')),
    /127\.0\.0\.1:9\/a\.yaml cannot be read/,
  ],
  ['an anchor that is not there', () => write('x11.yaml', item('#Lost')), /#Lost leads nowhere/],
  ['no file at all', () => 'no-such-thing', /no-such-thing is no file; a contract is/],
  [
    'a file that git does not know',
    () => 'HEAD:no/such/thing.yaml',
    /HEAD:no\/such\/thing\.yaml cannot be read/,
  ],
  ['Swagger 2', () => write('x4.json', '{"swagger":"2.0","paths":{}}'), /Swagger 2/],
  ['a version of the future', () => write('x5.yaml', 'openapi: 3.9.0\npaths: {}\n'), /3\.9\.0/],
  [
    'another dialect',
    () => write('x6.yaml', `${head}jsonSchemaDialect: http://json-schema.org/draft-07/schema#\n${paths}`),
    /dialect/,
  ],
  [
    'a key that stands twice in JSON',
    () => write('twice.json', '{"openapi":"3.1.0","paths":{"/a":{}},"info":{"a":"\\"}"},"paths":{}}'),
    /twice\.json cannot be read: "paths" stands twice in one object/,
  ],
  ['aliases that multiply', () => write('aliases.yaml', aliases), /Excessive alias count/],
  [
    'a reference that is no text',
    () => write('number.yaml', item('a').replace("'a'", '5')),
    /\$ref that is no text/,
  ],
  ['broken JSON', () => write('x7.json', '{"openapi":'), /x7\.json cannot be read/],
  ['broken YAML', () => write('x8.yaml', 'openapi: [3'), /x8\.yaml cannot be read/],
  ['a list', () => write('x9.json', '[]'), /no OpenAPI 3 document/],
  ['paths that are a list', () => write('x10.yaml', `${head}paths: []\n`), /paths/],
])('refuses %s in one sentence', async (_, file, sentence) => {
  await expect(readContract(file())).rejects.toThrow(sentence);
});

it.each([
  ['a reference that leads nowhere', '{ $ref: "#/components/schemas/None" }', /None leads nowhere/],
  ['a schema that is a text', 'number', /a schema is "number", which is none/, '{ type: string }'],
  [
    'a schema that is a list',
    '{ items: [{ type: string }] }',
    /a schema is \[.*which is none/,
    '{ items: { type: string } }',
  ],
  [
    'a bound that is a text',
    '{ maximum: "20" }',
    /maximum "20", which is of a wrong kind/,
    '{ maximum: 50 }',
  ],
  ['a dynamic reference to another file', '{ $dynamicRef: "other.yaml#node" }', /dynamicRef/],
])('refuses %s when it is met', async (_, part, sentence, before = part) => {
  const text = (schema: string) =>
    `${head}paths:\n  /a:\n    post: { parameters: [{ name: q, in: query, schema: ${schema} }], responses: {} }\n`;
  const files = [write('early.yaml', text(before)), write('late.yaml', text(part))] as const;
  await expect(rulesOf(...files)).rejects.toThrow(sentence);
});

it.each([
  [
    'parameters that are no list',
    'get: { parameters: { name: q } }',
    /\/a has get with parameters of another kind than a list/,
  ],
  ['a method in capitals', 'GET: { responses: {} }', /\/a has GET, which is no method; get is/],
  ['a call that is a text', 'get: hello', /\/a has get that is no object/],
  [
    'responses that are a list',
    'get: { responses: [] }',
    /\/a has get with responses of another kind than an object/,
  ],
])('refuses %s', async (_, part, sentence) => {
  const [before, after] = [`${head}${paths}`, `${head}paths: { /a: { ${part} } }\n`];
  await expect(rulesOf(write('p1.yaml', before), write('p2.yaml', after))).rejects.toThrow(sentence);
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

it('reads a contract at an address, with the files beside it', async () => {
  const files: Record<string, string> = {
    '/api/openapi.yaml': item('parts/orders.yaml#/orders'),
    '/api/parts/orders.yaml': `orders:\n  post: { operationId: o, parameters: [{ $ref: '../more.json#/Size' }], responses: {} }\n`,
    '/api/more.json': JSON.stringify({ Size: { name: 'size', in: 'query', schema: { maximum: 9 } } }),
  };
  const server = createServer((request, response) => {
    const text = files[request.url ?? ''];
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const address = `${origin}/api/openapi.yaml`;
    const local = write('local.yaml', item(`${origin}/api/parts/orders.yaml#/orders`));
    expect(await rulesOf(address, local)).toEqual([]);
    files['/api/more.json'] = JSON.stringify({ Size: { name: 'size', in: 'query', schema: { maximum: 5 } } });
    const before = write('local9.yaml', item('whole9.yaml'));
    write(
      'whole9.yaml',
      'post: { operationId: o, parameters: [{ name: size, in: query, schema: { maximum: 9 } }], responses: {} }\n',
    );
    expect(await rulesOf(before, address)).toEqual(['request-maximum-narrowed']);
    await expect(readContract(`${origin}/none.yaml`)).rejects.toThrow(
      /none\.yaml cannot be read: it answers 404/,
    );
  } finally {
    server.close();
  }
});

it('follows anchors of its own and of other files', async () => {
  const files = (most: number) => {
    write(`parts-${most}.yaml`, `Line:\n  $anchor: line\n${schema(most).replaceAll(/^/gm, '  ')}`);
    const parts = `components: { schemas: { Order: { $anchor: order, properties: { line: { $ref: 'parts-${most}.yaml#line' } } } } }\n`;
    return write(
      `anchors-${most}.yaml`,
      `${head}paths:\n  /orders:\n${call('#order').replaceAll(/^/gm, '    ')}${parts}`,
    );
  };
  expect(await rulesOf(files(9), files(5))).toEqual(['request-length-narrowed']);
});

it('reads examples that stand in other files', async () => {
  write('examples.yaml', 'One: { value: { $ref: is-data.txt } }\n');
  const file = write(
    'shown.yaml',
    `${head}paths:\n  /a:\n    post: { requestBody: { content: { application/json: { examples: { one: { $ref: 'examples.yaml#/One' } } } } }, responses: {} }\n`,
  );
  const [operation] = readOperations(await readContract(file));
  expect(operation?.unreadable).toEqual([]);
  expect(operation?.body?.examples).toEqual([{ $ref: 'is-data.txt' }]);
});
