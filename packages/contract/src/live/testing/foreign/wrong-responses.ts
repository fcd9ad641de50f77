import type { Json, JsonObject } from '../../../document.ts';
import { asList, asObject } from '../../model/json-parts.ts';
import { answering, changing, type NamedForeignDeviation, refusing, withHeader } from './deviation-forms.ts';
import { problem } from './foreign-request.ts';

const listBooks = ['library', 'listBooks'] as const;
const getBook = ['library', 'getBook'] as const;
const getVehicle = ['fleet', 'getVehicle'] as const;
const put = (name: string, value: Json) => (body: JsonObject) => ({ ...body, [name]: value });

/** Responses of foreign contracts that violate them, each in one way. */
export const wrongResponses: readonly NamedForeignDeviation[] = [
  answering(
    getBook,
    'a field is missing that may be null',
    /required property 'subtitle'/,
    ({ subtitle: _, ...rest }) => rest,
  ),
  answering(getBook, 'null stands where 3.0 has no nullable', /\/title must be string/, put('title', null)),
  answering(getBook, 'a bound is reached that 3.0 excludes', /\/bookId must be > 0/, put('bookId', 0)),
  answering(getBook, 'an integer is beyond its format', /\/bookId must match format/, put('bookId', 1e21)),
  answering(
    getBook,
    'a value of a map is of another type',
    /\/stock\/north must be integer/,
    put('stock', { north: 'two' }),
  ),
  answering(
    getBook,
    'a list repeats an item',
    /\/tags must NOT have duplicate items/,
    put('tags', ['a', 'a']),
  ),
  answering(
    getBook,
    'a text breaks a pattern with a needless escape',
    /\/isbn must match pattern/,
    put('isbn', '978 1234567890'),
  ),
  answering(getBook, 'a time has no zone', /\/addedAt must match format/, put('addedAt', '2025-02-01 08:00')),
  answering(
    getVehicle,
    'a field is in no pattern of a closed object',
    /must NOT have additional properties/,
    put('colour', 'red'),
  ),
  answering(
    getVehicle,
    'a field of a pattern is of another type',
    /\/x-note must be string/,
    put('x-note', 1),
  ),
  answering(getVehicle, 'a union has no such kind', /\/kind/, put('kind', { type: 'boat' })),
  answering(
    getVehicle,
    'a branch of a union lacks a field',
    /\/kind must have required property 'axles'/,
    put('kind', { type: 'truck' }),
  ),
  answering(['fleet', 'getZones'], 'a tuple has one item too many', /must NOT have more than 2 items/, () => [
    'zone',
    4,
    5,
  ]),
  answering(
    ['fleet', 'removeVehicle'],
    'a constant is another',
    /\/removed must be equal to constant/,
    put('removed', false),
  ),
  answering(
    ['ledger', 'getEntry'],
    'a condition is not kept',
    /required property 'note'/,
    ({ note: _, ...rest }) => rest,
  ),
  answering(
    ['ledger', 'getEntry'],
    'a recursive part is wrong',
    /\/parent\/amountCents must be integer/,
    put('parent', { id: 'e-0', amountCents: 'one' }),
  ),
  answering(['ledger', 'listRates'], 'a name of a map breaks its pattern', /must match pattern/, () => ({
    euro: 1.1,
  })),
  answering(['ledger', 'searchEntries'], 'a list is too long', /must NOT have more than 5 items/, () =>
    Array.from({ length: 6 }, () => ({ id: 'e-1', amountCents: 1 })),
  ),
  changing(
    ['fleet', 'getPosition'],
    'a plain text is too short',
    ['body', /must NOT have fewer than 2/],
    (answered) => ({ ...answered, text: 'x' }),
  ),
  changing(listBooks, 'a status is in no range', ['status', /answered 302/], (answered) => ({
    ...answered,
    status: 302,
  })),
  changing(
    ['library', 'removeBook'],
    'a success is another than declared',
    ['status', /answered 200/],
    (answered) => ({ ...answered, status: 200 }),
  ),
  changing(
    ['library', 'getCover'],
    'a type is outside a range of media types',
    ['media', /text\/html; declared|came as text\/html/],
    (answered) => withHeader(answered, 'content-type', 'text/html'),
  ),
  changing(
    ['fleet', 'listVehicles'],
    'plain JSON stands for a vendor type',
    ['media', /came as application\/json/],
    (answered) => withHeader(answered, 'content-type', 'application/json'),
  ),
  changing(['ledger', 'getEntry'], 'there is no media type', ['media', /no media type/], (answered) =>
    withHeader(answered, 'content-type'),
  ),
  changing(listBooks, 'a required header is missing', ['headers', /X-Total/], (answered) =>
    withHeader(answered, 'X-Total'),
  ),
  changing(listBooks, 'a header is no number', ['headers', /X-Total/], (answered) =>
    withHeader(answered, 'X-Total', 'many'),
  ),
  changing(listBooks, 'a list in a header has an unknown item', ['headers', /X-Shelves/], (answered) =>
    withHeader(answered, 'X-Shelves', 'open,lost'),
  ),
  changing(['library', 'removeBook'], '204 has a body', ['body', /has a body/], (answered) => ({
    ...answered,
    text: 'gone',
  })),
  changing(['fleet', 'addVehicle'], 'a vendor JSON is no JSON', ['body', /is not JSON/], (answered) => ({
    ...answered,
    text: '<vehicle/>',
  })),
  refusing(
    listBooks,
    'a problem of a range has no title',
    ['body', /required property 'title'/],
    (answered) => ({
      ...answered,
      body: { status: answered.status },
    }),
  ),
  refusing(
    ['ledger', 'addEntry'],
    'a problem of default is no problem',
    ['body', /required property 'title'/],
    (answered) => ({ ...answered, body: { error: true } }),
  ),
  refusing(
    ['library', 'getCover'],
    'a problem says another status',
    ['body', /says status 500/],
    (answered) => ({ ...answered, body: { ...asObject(answered.body), status: 500 } }),
  ),
  refusing(getBook, 'a refusal fails', ['server', /answered 503/], () => problem(503, 'later')),
  answering(listBooks, 'one item of a list is wrong', /\/items\/0\/shelf/, (body) => ({
    ...body,
    items: asList(body.items).map((item, index) =>
      index === 0 ? { ...asObject(item), shelf: 'lost' } : item,
    ),
  })),
];
