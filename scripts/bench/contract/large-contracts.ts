import { readFileSync } from 'node:fs';
import { as30 } from '../../../packages/contract/src/breaking/pairs/as-version.fixture.ts';
import { as31 } from '../../../packages/contract/src/breaking/styles/as-31.fixture.ts';
import type { Json, JsonObject, OpenApiDocument } from '../../../packages/contract/src/document.ts';
import { inRepository } from '../../run/paths.ts';

/** A contract in the words of two versions: everything is compared. */
export interface LargePair {
  readonly what: string;
  readonly before: Json;
  readonly after: Json;
}

export function largePairs(): LargePair[] {
  const own = copiesOfOwn(4);
  const changed = JSON.stringify(own)
    .replace('"maxLength":', '"maxLength":1')
    .replace('"minimum":0', '"minimum":1');
  const expandable = expandableContract(310);
  return [
    {
      what: 'this repository’s contract four times, with two changes',
      before: own,
      after: JSON.parse(changed),
    },
    {
      what: 'the same in 3.0 and in 3.1',
      before: { ...(as30(own) as JsonObject), openapi: '3.0.4' },
      after: own,
    },
    {
      what: 'a contract whose fields are other objects or their ids, in 3.0 and in 3.1',
      before: expandable,
      after: as31(expandable),
    },
  ];
}

/** The contract under several names, as one. */
function copiesOfOwn(count: number): OpenApiDocument {
  const own = JSON.parse(readFileSync(inRepository('openapi/dist/openapi.json'), 'utf8')) as OpenApiDocument;
  const { securitySchemes = {}, ...named } = own.components;
  const paths: JsonObject = {};
  const components: Record<string, JsonObject> = {};
  for (let copy = 0; copy < count; copy += 1) {
    const text = JSON.stringify({ paths: own.paths, named })
      .replaceAll(/#\/components\/(\w+)\/([\w.-]+)/g, `#/components/$1/$2V${copy}`)
      .replaceAll(/"operationId":"(\w+)"/g, `"operationId":"$1V${copy}"`);
    const part = JSON.parse(text) as { paths: JsonObject; named: Record<string, JsonObject> };
    for (const [path, item] of Object.entries(part.paths)) paths[`/v${copy}${path}`] = item;
    for (const [group, items] of Object.entries(part.named)) {
      const renamed = Object.entries(items).map(([name, item]) => [`${name}V${copy}`, item]);
      components[group] = { ...components[group], ...Object.fromEntries(renamed) };
    }
  }
  return { ...own, paths, components: { ...components, securitySchemes } };
}

/** A contract in the style of payment services: most fields are an id, or the object itself, or what is left of it. */
function expandableContract(count: number): OpenApiDocument {
  const id = {
    type: 'string',
    maxLength: 5000,
    description: 'What the service gives to this object when it is made. '.repeat(4),
  };
  const other = (index: number, step: number): Json => ({
    $ref: `#/components/schemas/Thing${(index * 7 + step * 13) % count}`,
  });
  const field = (index: number, step: number): Json =>
    [
      { anyOf: [id, other(index, step)] },
      { anyOf: [id, other(index, step), other(index, step + 1)], nullable: true },
      { anyOf: [other(index, step)], nullable: true },
      { type: 'array', items: { anyOf: [id, other(index, step)] } },
      {
        type: 'object',
        required: ['a'],
        properties: { a: { ...id, nullable: true }, b: other(index, step) },
      },
      { type: 'string', enum: [`a${step}`, 'b', 'c', null], nullable: true },
    ][(index + step) % 6] as Json;
  const names = Array.from({ length: count }, (_, index) => index);
  const fields = (index: number) =>
    Object.fromEntries(names.slice(0, 18).map((step) => [`field${step}`, field(index, step)]));
  const schemas = names.map((index) => {
    const properties = { id, object: { type: 'string', enum: [`thing${index}`] }, ...fields(index) };
    return [`Thing${index}`, { type: 'object', required: ['id', 'object'], properties }];
  });
  const paths = names.map((index) => {
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/Thing${index}` } } };
    const responses = { 200: { description: 'It.', content } };
    return [
      `/things${index}`,
      {
        get: { operationId: `get${index}`, responses },
        put: { operationId: `put${index}`, requestBody: { content }, responses },
      },
    ];
  });
  return {
    openapi: '3.0.4',
    info: { title: 'Things', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  };
}
