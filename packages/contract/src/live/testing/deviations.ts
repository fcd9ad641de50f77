import type { Json, JsonObject } from '../../document.ts';
import { asList, asObject } from '../model/read-operations.ts';
import { type Answered, type Asked, type Deviation, problem } from './example-backend.ts';

export interface NamedDeviation extends Deviation {
  readonly name: string;
  readonly operationId: string;
  /** What `live` is to find: the check, and words of its message. */
  readonly check: string;
  readonly says: RegExp;
}

type Change = (body: JsonObject) => Json;

/** Changes the body of every success of one operation. */
function answering(name: string, operationId: string, says: RegExp, change: Change): NamedDeviation {
  return {
    name,
    operationId,
    check: 'body',
    says,
    after: onSuccess(operationId, (answered) => ({ ...answered, body: change(asObject(answered.body)) })),
  };
}

function changing(
  name: string,
  operationId: string,
  check: string,
  says: RegExp,
  change: (answered: Answered) => Answered,
): NamedDeviation {
  return { name, operationId, check, says, after: onSuccess(operationId, change) };
}

/** Answers a success, or what is given, before anything is looked at. */
function accepting(
  name: string,
  operationId: string,
  check: string,
  says: RegExp,
  when: (asked: Asked) => boolean,
  answer: Answered,
): NamedDeviation {
  const before = (asked: Asked) => (asked.operation.id === operationId && when(asked) ? answer : undefined);
  return { name, operationId, check, says, before };
}

function refusing(
  name: string,
  operationId: string,
  check: string,
  says: RegExp,
  change: (answered: Answered) => Answered,
): NamedDeviation {
  const after = (asked: Asked, answered: Answered) =>
    asked.operation.id === operationId && answered.status >= 400 ? change(answered) : answered;
  return { name, operationId, check, says, after };
}

function onSuccess(
  operationId: string,
  change: (answered: Answered) => Answered,
): NonNullable<Deviation['after']> {
  return (asked, answered) =>
    asked.operation.id === operationId && answered.status < 300 ? change(answered) : answered;
}

const firstItem = (change: Change) => (page: JsonObject) => ({
  ...page,
  items: asList(page.items).map((item, index) => (index === 1 ? change(asObject(item)) : item)),
});
const price = (value: Json) => firstItem((item) => ({ ...item, price: value }));
const without = (name: string) => (body: JsonObject) =>
  Object.fromEntries(Object.entries(body).filter(([other]) => other !== name));
const header = (answered: Answered, name: string, value?: string): Answered => {
  const { [name]: _, ...others } = answered.headers;
  return { ...answered, headers: value === undefined ? others : { ...others, [name]: value } };
};
const json = { 'content-type': 'application/json', 'x-trace-id': 't', location: '/things/t-1' };
const thing = {
  id: 't-1',
  name: 'پیچ',
  kind: 'Goods',
  price: { kind: 'Negotiable' },
  version: 1,
  createdAt: '2026-11-21T08:00:00Z',
};
const made: Answered = { status: 201, headers: json, body: thing };
const changed: Answered = { status: 200, headers: json, body: thing };
const page: Answered = { status: 200, headers: json, body: { items: [], totalCount: 0, pageNumber: 1 } };
const failed = problem(500, 'server');

function bodyOf({ text }: Asked): JsonObject {
  try {
    return asObject(JSON.parse(text) as Json);
  } catch {
    return {};
  }
}

const answers: NamedDeviation[] = [
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
    text: 'thing',
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

const refusals: NamedDeviation[] = [
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

const acceptances: NamedDeviation[] = [
  accepting(
    'takes a text that is too long',
    'createThing',
    'refused',
    /name too long/,
    (asked) => String(bodyOf(asked).name).length > 30,
    made,
  ),
  accepting(
    'takes a body without a required field',
    'createThing',
    'refused',
    /kind missing/,
    (asked) => !('kind' in bodyOf(asked)) && bodyOf(asked).name !== undefined,
    made,
  ),
  accepting(
    'takes what no enumeration lists',
    'createThing',
    'refused',
    /kind not a listed value/,
    (asked) => bodyOf(asked).kind === 'NotInTheList',
    made,
  ),
  accepting(
    'takes a number out of bounds',
    'createThing',
    'refused',
    /count above/,
    (asked) => Number(bodyOf(asked).count) > 100,
    made,
  ),
  accepting(
    'takes null',
    'updateThing',
    'refused',
    /name null/,
    (asked) => bodyOf(asked).name === null,
    changed,
  ),
  accepting(
    'takes an amount a union forbids',
    'createThing',
    'refused',
    /amountRial below/,
    (asked) => asObject(bodyOf(asked).price).amountRial === 0,
    made,
  ),
  accepting(
    'takes a broken line deep in a list',
    'createThing',
    'refused',
    /lines\[0\]\.title missing/,
    (asked) => asList(bodyOf(asked).lines).some((line) => asObject(line).title === undefined),
    made,
  ),
  accepting(
    'takes too many items',
    'searchThings',
    'refused',
    /words with too many/,
    (asked) => asList(bodyOf(asked).words).length > 5,
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
    'kept',
    /keeps the contract/,
    ({ url }) => url.searchParams.get('pageSize') === '25',
    problem(400, 'bad-request'),
  ),
  accepting(
    'refuses names it does not know',
    'listThings',
    'kept',
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

/** Each breaks the contract of the shop in one way. */
export const deviations: readonly NamedDeviation[] = [...answers, ...refusals, ...acceptances];
