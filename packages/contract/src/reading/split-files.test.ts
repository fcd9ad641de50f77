import { expect, it } from 'vitest';
import { compareContracts } from '../breaking/compare';
import { readContract } from './read-contract';
import { contractFiles, head, rulesOf } from './testing/contract-files';

const { write } = contractFiles();

const body = (
  file: string,
) => `      requestBody: { content: { application/json: { schema: { $ref: '${file}' } } } }
      responses: { 200: { description: Done., content: { application/json: { schema: { $ref: '${file}' } } } } }
`;
const animal = (field: string) =>
  `type: object\nrequired: [kind]\nproperties: { kind: { type: string }, ${field}: { type: integer } }\n`;

/** Writes a contract with a file for each schema, all in one folder. */
function zoo(name: string, { extra = '', mapping = '' } = {}): string {
  write(`${name}/schemas/Cat.yaml`, animal('lives'));
  write(`${name}/schemas/Dog.yaml`, animal('tricks'));
  write(`${name}/schemas/Ticket.yaml`, 'type: object\nproperties: { price: { type: integer } }\n');
  write(
    `${name}/schemas/Animal.yaml`,
    `oneOf: [{ $ref: './Cat.yaml' }, { $ref: './Dog.yaml' }]\ndiscriminator: { propertyName: kind${mapping} }\n`,
  );
  return write(
    `${name}/openapi.yaml`,
    `${head}paths:\n${extra}  /animals:\n    post:\n      operationId: addAnimal\n${body('schemas/Animal.yaml')}`,
  );
}

const tickets = `  /tickets:\n    post:\n      operationId: addTicket\n${body('./schemas/Ticket.yaml')}`;

it('names files by their paths: another call before the others changes none of them', async () => {
  const [before, after] = [zoo('few'), zoo('more', { extra: tickets })];
  expect(await rulesOf(before, after)).toEqual([]);
  expect(await rulesOf(after, before)).toEqual(['operation-removed']);
});

it('names a schema in a file of its own like the file', async () => {
  const before = zoo('named');
  const after = zoo('tightened');
  write('tightened/schemas/Dog.yaml', animal('tricks').replace('integer', 'string'));
  const found = compareContracts(await readContract(before), await readContract(after));
  expect(found.map(({ schema }) => schema)).toEqual(['Dog.tricks', 'Dog.tricks']);
});

it('names a parameter in a file of its own like the file', async () => {
  const listing = (name: string, most: number) => {
    write(
      `${name}/parameters/Size.yaml`,
      `{ name: size, in: query, schema: { type: integer, maximum: ${most} } }`,
    );
    const call = 'get: { parameters: [{ $ref: parameters/Size.yaml }], responses: {} }';
    return write(`${name}/openapi.yaml`, `${head}paths:\n  /a: { ${call} }\n  /b: { ${call} }\n`);
  };
  const [before, after] = [listing('nine', 9), listing('five', 5)];
  const found = compareContracts(await readContract(before), await readContract(after));
  expect(found.map(({ schema }) => schema)).toEqual(['parameters/Size.yaml', 'parameters/Size.yaml']);
});

it('takes the words of a bundle, in which the files are components, for the same', async () => {
  const component = (field: string) =>
    `{ type: object, required: [kind], properties: { kind: { type: string }, ${field}: { type: integer } } }`;
  const bundle = write(
    'bundle.yaml',
    `${head}paths:\n  /animals:\n    post:\n      operationId: addAnimal\n${body('#/components/schemas/Animal')}components:
  schemas:
    Cat: ${component('lives')}
    Dog: ${component('tricks')}
    Animal:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
      discriminator: { propertyName: kind }
`,
  );
  const files = zoo('files');
  expect(await rulesOf(files, bundle)).toEqual([]);
  expect(await rulesOf(bundle, files)).toEqual([]);
});

it('follows the files that a mapping names', async () => {
  const mapped = (...names: string[]) => `, mapping: { ${names.join(', ')} }`;
  const [cat, kitty, dog] = ['cat: ./Cat.yaml', 'kitty: ./Cat.yaml', 'dog: Dog.yaml'] as const;
  const before = zoo('aliased', { mapping: mapped(cat, kitty, dog) });
  expect(await rulesOf(before, zoo('again', { mapping: mapped(dog, kitty, cat), extra: tickets }))).toEqual(
    [],
  );
  const after = zoo('renamed', { mapping: mapped(cat, dog) });
  expect(await rulesOf(before, after)).toEqual(['request-discriminator-changed']);
  expect(await rulesOf(after, before)).toEqual(['response-discriminator-changed']);
});
