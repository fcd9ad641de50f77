import type { Json, JsonObject } from '../../document.ts';
import { asList, asObject } from '../model/json-parts.ts';
import {
  answering,
  type Change,
  changing,
  type NamedDeviation,
  refusing,
  without,
} from './deviation-builders.ts';
import { problem } from './example-backend.ts';
import type { Answered } from './requests.ts';

const firstItem = (change: Change) => (page: JsonObject) => ({
  ...page,
  items: asList(page.items).map((item, index) => (index === 1 ? change(asObject(item)) : item)),
});
const price = (value: Json) => firstItem((item) => ({ ...item, price: value }));
const header = (answered: Answered, name: string, value?: string): Answered => {
  const { [name]: _, ...others } = answered.headers;
  return { ...answered, headers: value === undefined ? others : { ...others, [name]: value } };
};

/** Successes that violate the contract. */
export const answers: NamedDeviation[] = [
  answering('a required field is missing', 'getThing', /required property 'name'/, without('name')),
  answering('a field is of another type', 'getThing', /\/version must be integer/, (body) => ({
    ...body,
    version: '3',
  })),
  answering('null stands where nothing should', 'getThing', /\/note must be string, is null/, (body) => ({
    ...body,
    note: null,
  })),
  answering(
    'a value is none of the enumeration',
    'listThings',
    /\/items\/1\/kind/,
    firstItem((item) => ({ ...item, kind: 'Gift' })),
  ),
  answering('a number is out of its bounds', 'listThings', /\/pageNumber must be >= 1/, (body) => ({
    ...body,
    pageNumber: 0,
  })),
  answering('a text is too long', 'getThing', /more than 30/, (body) => ({ ...body, name: 'آ'.repeat(31) })),
  answering('a time is written otherwise', 'getThing', /date-time/, (body) => ({
    ...body,
    createdAt: '۱۴۰۵/۰۸/۳۰',
  })),
  answering('a date is a time', 'getReport', /"date"/, (body) => ({ ...body, day: '2026-11-21T00:00:00Z' })),
  answering('a union has no such kind', 'listThings', /\/items\/1\/price/, price({ kind: 'Gift' })),
  answering('a union lacks what its kind needs', 'listThings', /\/items\/1\/price/, price({ kind: 'Fixed' })),
  answering('a list stands for an object', 'getThing', /must be object/, (body) => [body]),
  answering('an object stands for a list', 'searchThings', /\/items must be array/, (body) => ({
    ...body,
    items: {},
  })),
  answering('a total is no integer', 'listThings', /\/totalCount must be integer/, (body) => ({
    ...body,
    totalCount: 2.5,
  })),
  answering('a field is not in a closed object', 'getReport', /additional properties/, (body) => ({
    ...body,
    secret: 1,
  })),
  changing('a body is not JSON', 'getThing', 'body', /is not JSON/, ({ body: _, ...rest }) => ({
    ...rest,
    text: 'object',
  })),
  changing('204 has a body', 'deleteThing', 'body', /has a body/, (answered) => ({
    ...answered,
    body: { ok: true },
  })),
  changing('200 stands for 204', 'deleteThing', 'status', /answered 200/, (answered) => ({
    ...answered,
    status: 200,
  })),
  changing('a status is not declared', 'createThing', 'status', /answered 202/, (answered) => ({
    ...answered,
    status: 202,
  })),
  changing('a redirect is not declared', 'getThing', 'status', /answered 302/, (answered) => ({
    ...answered,
    status: 302,
  })),
  changing('another media type', 'listThings', 'media', /text\/plain/, (answered) =>
    header(answered, 'content-type', 'text/plain'),
  ),
  changing('no media type', 'listThings', 'media', /no media type/, (answered) =>
    header(answered, 'content-type'),
  ),
  changing('a required header is missing', 'listThings', 'headers', /X-Trace-Id/, (answered) =>
    header(answered, 'x-trace-id'),
  ),
  changing('no Location', 'createThing', 'headers', /Location/, (answered) => header(answered, 'location')),
];

/** Refusals that violate the contract. */
export const refusals: NamedDeviation[] = [
  refusing('a problem has no code', 'createThing', 'body', /required property 'code'/, (answered) => ({
    ...answered,
    body: without('code')(asObject(answered.body)),
  })),
  refusing('a problem is a page', 'listThings', 'media', /text\/html/, () => ({
    status: 400,
    headers: { 'content-type': 'text/html' },
    text: '<h1>no</h1>',
  })),
  refusing('a problem says another status', 'getThing', 'body', /says status 500/, (answered) => ({
    ...answered,
    body: { ...asObject(answered.body), status: 500 },
  })),
  refusing('401 is 403', 'deleteThing', 'authentication', /401 is due/, (answered) =>
    answered.status === 401 ? problem(403, 'forbidden') : answered,
  ),
  refusing('422 is not declared', 'listThings', 'status', /answered 422/, () => problem(422, 'validation')),
  refusing('403 is 404', 'getReport', 'status', /answered 404/, (answered) =>
    answered.status === 403 ? problem(404, 'not-found') : answered,
  ),
];
