import { expect, it } from 'vitest';
import { readContract } from './read-contract';
import { contractFiles, head, item, paths, rulesOf } from './testing/contract-files';

const { write } = contractFiles();

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

it.each(['$ref', '$dynamicRef'])('refuses a %s to one of two anchors of a name', async (keyword) => {
  const file = write(
    'anchors.yaml',
    `${head}paths:
  /a:
    post: { requestBody: { content: { application/json: { schema: { ${keyword}: '#node' } } } }, responses: {} }
components: { schemas: { Tree: { $dynamicAnchor: node }, List: { $dynamicAnchor: node } } }
`,
  );
  await expect(rulesOf(file, file)).rejects.toThrow(/#node.* stands more than once/);
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
