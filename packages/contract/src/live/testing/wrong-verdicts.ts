import type { Json, JsonObject } from '../../document.ts';
import { asList, asObject } from '../model/json-parts.ts';
import { accepting, type NamedDeviation } from './deviation-builders.ts';
import { problem } from './example-backend.ts';
import type { Answered, Requested } from './requests.ts';

const json = { 'content-type': 'application/json', 'x-trace-id': 't', location: '/things/t-1' };
const object = {
  id: 't-1',
  name: 'پیچ',
  kind: 'Goods',
  price: { kind: 'Negotiable' },
  version: 1,
  createdAt: '2026-11-21T08:00:00Z',
};
const made: Answered = { status: 201, headers: json, body: object };
const changed: Answered = { status: 200, headers: json, body: object };
const page: Answered = { status: 200, headers: json, body: { items: [], totalCount: 0, pageNumber: 1 } };
const failed = problem(500, 'server');

function bodyOf({ text }: Requested): JsonObject {
  try {
    return asObject(JSON.parse(text) as Json);
  } catch {
    return {};
  }
}

/** Requests that are accepted, refused or failed against the contract. */
export const verdicts: NamedDeviation[] = [
  accepting(
    'takes a text that is too long',
    'createThing',
    'refused',
    /name too long/,
    (requested) => String(bodyOf(requested).name).length > 30,
    made,
  ),
  accepting(
    'takes a body without a required field',
    'createThing',
    'refused',
    /kind missing/,
    (requested) => !('kind' in bodyOf(requested)) && bodyOf(requested).name !== undefined,
    made,
  ),
  accepting(
    'takes what no enumeration lists',
    'createThing',
    'refused',
    /kind not a listed value/,
    (requested) => bodyOf(requested).kind === 'NotInTheList',
    made,
  ),
  accepting(
    'takes a number out of bounds',
    'createThing',
    'refused',
    /count above/,
    (requested) => Number(bodyOf(requested).count) > 100,
    made,
  ),
  accepting(
    'takes null',
    'updateThing',
    'refused',
    /name null/,
    (requested) => bodyOf(requested).name === null,
    changed,
  ),
  accepting(
    'takes an amount a union forbids',
    'createThing',
    'refused',
    /amountRial below/,
    (requested) => asObject(bodyOf(requested).price).amountRial === 0,
    made,
  ),
  accepting(
    'takes a broken line deep in a list',
    'createThing',
    'refused',
    /lines\[0\]\.title missing/,
    (requested) => asList(bodyOf(requested).lines).some((line) => asObject(line).title === undefined),
    made,
  ),
  accepting(
    'takes too many items',
    'searchThings',
    'refused',
    /words with too many/,
    (requested) => asList(bodyOf(requested).words).length > 5,
    page,
  ),
  accepting(
    'takes a page size that is none',
    'listThings',
    'refused',
    /pageSize not a listed/,
    ({ url }) => url.searchParams.get('pageSize') === '987654',
    page,
  ),
  accepting(
    'takes words for numbers',
    'listThings',
    'refused',
    /pageNumber of another type/,
    ({ url }) => url.searchParams.get('pageNumber') === 'abc',
    page,
  ),
  accepting(
    'takes broken JSON',
    'updateThing',
    'refused',
    /broken JSON/,
    ({ text }) => text.startsWith('{"a": '),
    changed,
  ),
  accepting(
    'takes another media type',
    'searchThings',
    'refused',
    /another media type/,
    ({ headers }) => headers.get('content-type') === 'text/plain',
    page,
  ),
  accepting(
    'takes a write without its key',
    'createThing',
    'refused',
    /Idempotency-Key missing/,
    ({ headers }) => !headers.has('idempotency-key') && headers.has('authorization'),
    made,
  ),
  accepting(
    'asks for no token',
    'updateThing',
    'authentication',
    /no token/,
    ({ headers }) => !headers.has('authorization'),
    changed,
  ),
  accepting(
    'takes any token',
    'updateThing',
    'authentication',
    /never was/,
    ({ headers }) => headers.get('authorization')?.includes('xxx') === true,
    changed,
  ),
  accepting(
    'asks for no role',
    'getReport',
    'roles',
    /without the role/,
    ({ headers }) => headers.has('authorization'),
    { status: 200, headers: json, body: { day: '2026-11-21', sales: 1 } },
  ),
  accepting(
    'refuses what it promised to take',
    'listThings',
    'accepted',
    /keeps the contract/,
    ({ url }) => url.searchParams.get('pageSize') === '25',
    problem(400, 'bad-request'),
  ),
  accepting(
    'refuses names it does not know',
    'listThings',
    'accepted',
    /keeps the contract/,
    ({ url }) => url.searchParams.has('noSuchParameter'),
    problem(400, 'bad-request'),
  ),
  accepting(
    'fails on odd letters',
    'createThing',
    'server',
    /answered 500/,
    ({ text }) => /\\u0000|\\ud800/.test(text),
    failed,
  ),
  accepting(
    'fails on a far page',
    'listThings',
    'server',
    /answered 500/,
    ({ url }) => Number(url.searchParams.get('pageNumber')) > 90_000,
    failed,
  ),
  accepting(
    'fails on a single sign',
    'getThing',
    'server',
    /answered 500/,
    ({ params }) => params.id?.includes("'") === true,
    failed,
  ),
];
