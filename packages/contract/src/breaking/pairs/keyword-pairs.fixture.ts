import { isObject, type Json, type JsonObject, type OpenApiDocument } from '../../document';
import { as30 } from './as-version.fixture';
import type { KeywordRow } from './keyword-row.fixture';
import { lists } from './lists.fixture';
import { numbers } from './numbers.fixture';
import { objects } from './objects.fixture';
import { texts } from './texts.fixture';
import { unions } from './unions.fixture';

export type Verdict = 'breaking' | 'harmless';

/** Two contracts, whether the second breaks callers of the first, and why. */
export interface ContractPair {
  name: string;
  before: OpenApiDocument;
  after: OpenApiDocument;
  verdict: Verdict;
  reason: string;
}

export const keywordRows: readonly KeywordRow[] = [...numbers, ...texts, ...lists, ...objects, ...unions];

const versions = ['3.0.4', '3.1.1'] as const;

/** By place: where a schema stands, and whether callers send or read it. */
const places = {
  'request field': {
    isSent: true,
    isText: false,
    write: (schema: Json) => operation({ requestBody: body(schema) }),
  },
  'response field': { isSent: false, isText: false, write: (schema: Json) => operation({}, body(schema)) },
  'query parameter': {
    isSent: true,
    isText: true,
    write: (schema: Json) => operation({ parameters: [{ name: 'q', in: 'query', schema }] }),
  },
  'response header': {
    isSent: false,
    isText: true,
    write: (schema: Json) => operation({}, { headers: { 'X-Value': { schema } } }),
  },
} as const;

export type PlaceName = keyof typeof places;

/** Every keyword × request and response × tightened and loosened × 3.0 and 3.1. */
export const keywordPairs: readonly ContractPair[] = versions.flatMap((version) =>
  keywordRows
    .filter((row) => version !== '3.0.4' || row.isNew !== true)
    .flatMap((row) =>
      (Object.keys(places) as PlaceName[])
        .filter((place) => !places[place].isText || row.isText === true)
        .flatMap((place) => [true, false].map((isTightened) => pairOf(version, row, place, isTightened))),
    ),
);

function pairOf(version: string, row: KeywordRow, place: PlaceName, isTightened: boolean): ContractPair {
  const [from, to] = isTightened ? [row.loose, row.tight] : [row.tight, row.loose];
  const { isSent } = places[place];
  return {
    name: `${version} ${place}: ${row.name}${isTightened ? '' : ', undone'}`,
    before: documentOf(version, place, from, row.components),
    after: documentOf(version, place, to, row.components),
    verdict: isSent === isTightened ? 'breaking' : 'harmless',
    reason: reasonOf(row.told, isSent, isTightened),
  };
}

function reasonOf(told: string, isSent: boolean, isTightened: boolean): string {
  if (isSent && isTightened) return `A caller may send ${told}, which is refused now.`;
  if (isSent) return `All that callers send is taken still, and ${told} too.`;
  if (isTightened) return `Callers are ready for ${told}, which never comes again.`;
  return `Callers may read ${told}, which could not come before.`;
}

/** Returns a document with one schema at one place. */
export function documentOf(
  version: string,
  place: PlaceName,
  schema: JsonObject,
  schemas: JsonObject = {},
): OpenApiDocument {
  const written = version.startsWith('3.0') ? as30 : (part: Json) => part;
  const item = places[place].write(written(schema));
  return {
    openapi: version,
    info: { title: 'Pairs', version: '1' },
    paths: { '/values': item },
    components: { schemas: written(schemas) as JsonObject },
  };
}

function body(schema: Json): JsonObject {
  const value = { type: 'object', required: ['value'], properties: { value: schema } };
  return { content: { 'application/json': { schema: value } } };
}

function operation(request: JsonObject, response: JsonObject = {}): JsonObject {
  const responses = { 200: { description: 'Done.', ...(isObject(response) ? response : {}) } };
  return { post: { operationId: 'sendValue', ...request, responses } };
}
