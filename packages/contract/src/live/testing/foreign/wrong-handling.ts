import type { JsonObject } from '../../../document.ts';
import { asObject } from '../../model/json-parts.ts';
import { ignoring, type NamedForeignDeviation, replacing } from './deviation-forms.ts';
import { type ForeignRequest, problem } from './foreign-request.ts';

const listBooks = ['library', 'listBooks'] as const;
const listVehicles = ['fleet', 'listVehicles'] as const;
const addEntry = ['ledger', 'addEntry'] as const;
const refused = (says: RegExp) => ['refused', says] as const;
const query =
  (name: string) =>
  ({ url }: ForeignRequest) =>
    url.searchParams.has(name);
const bodyOf = ({ text }: ForeignRequest): JsonObject => {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Requests that servers of foreign contracts accept, refuse or fail on against them. */
export const wrongHandling: readonly NamedForeignDeviation[] = [
  ignoring(
    ['library', 'addBook'],
    'asks for no API key',
    ['authentication', /no token/],
    'credentials',
    ({ headers }) => !headers.has('x-library-key'),
  ),
  ignoring(
    ['library', 'changeBook'],
    'takes any API key',
    ['authentication', /never was/],
    'credentials',
    ({ headers }) => headers.has('x-library-key'),
  ),
  ignoring(
    ['fleet', 'addVehicle'],
    'asks for no session',
    ['authentication', /no token/],
    'credentials',
    ({ headers }) => !headers.has('cookie'),
  ),
  ignoring(
    addEntry,
    'takes any password',
    ['authentication', /never was/],
    'credentials',
    ({ headers }) => headers.get('authorization')?.startsWith('Basic') === true,
  ),
  ignoring(
    ['ledger', 'listRates'],
    'takes any key in the query',
    ['authentication', /never was/],
    'credentials',
    query('api key'),
  ),
  ignoring(
    listBooks,
    'takes a deep object with a wrong member',
    refused(/filter with since (above|below)/),
    'parameter filter',
    query('filter[since]'),
  ),
  ignoring(
    listBooks,
    'takes a deep object without a required member',
    refused(/filter without since/),
    'parameter filter',
    ({ url }) => !url.searchParams.has('filter[since]'),
  ),
  ignoring(
    listBooks,
    'takes an unknown item of a joined list',
    refused(/sort with an item not a listed value/),
    'parameter sort',
  ),
  ignoring(
    listBooks,
    'takes a header that is not listed',
    refused(/X-Locale not a listed value/),
    'parameter X-Locale',
  ),
  ignoring(
    ['library', 'getCover'],
    'takes a word for a number in a path',
    refused(/bookId of another type/),
    'parameter bookId',
  ),
  ignoring(
    ['library', 'addBook'],
    'takes a field of no closed object',
    refused(/unknown field/),
    'body',
    (requested) => 'noSuchField' in bodyOf(requested),
  ),
  ignoring(
    ['library', 'addBook'],
    'takes a number that 3.0 excludes',
    refused(/pages below/),
    'body',
    (requested) => bodyOf(requested).pages === 0,
  ),
  ignoring(
    ['library', 'addBook'],
    'takes a text against its pattern',
    refused(/isbn against the pattern/),
    'body',
    (requested) => ['!', 'x', '0'].includes(String(bodyOf(requested).isbn)),
  ),
  ignoring(
    listVehicles,
    'takes too many items between spaces',
    refused(/tags with too many items/),
    'parameter tags',
  ),
  ignoring(
    listVehicles,
    'takes an unknown item between pipes',
    refused(/fields\[\] with an item/),
    'parameter fields[]',
  ),
  ignoring(
    listVehicles,
    'asks for no required parameter',
    refused(/\$top missing/),
    'parameter $top',
    ({ url }) => !url.searchParams.has('$top'),
  ),
  ignoring(
    listVehicles,
    'takes a wrong JSON in the query',
    refused(/near with km of another type/),
    'parameter near',
    ({ url }) => url.searchParams.get('near')?.includes('"abc"') === true,
  ),
  ignoring(listVehicles, 'takes an unknown cookie', refused(/theme not a listed value/), 'parameter theme'),
  ignoring(
    listVehicles,
    'takes a header that is too long',
    refused(/X-Page\.Cursor too long/),
    'parameter X-Page.Cursor',
  ),
  ignoring(
    ['fleet', 'getPosition'],
    'takes a label out of bounds',
    refused(/point with an item above/),
    'parameter point',
  ),
  ignoring(
    ['fleet', 'getZones'],
    'takes one of two parameters of a segment out of bounds',
    refused(/to above/),
    'parameter to',
  ),
  ignoring(
    ['fleet', 'addVehicle'],
    'takes no body',
    refused(/a body missing/),
    'body',
    ({ text }) => text === '',
  ),
  ignoring(['fleet', 'addVehicle'], 'takes another media type', refused(/another media type/), 'media'),
  ignoring(addEntry, 'takes a form out of bounds', refused(/amountCents above/), 'body', ({ text }) =>
    text.includes('amountCents=100001'),
  ),
  ignoring(
    addEntry,
    'takes a number between the steps',
    refused(/amountCents no multiple/),
    'body',
    ({ text }) => /amountCents=\d+\.5/.test(text),
  ),
  ignoring(
    ['ledger', 'searchEntries'],
    'takes a query without a field',
    refused(/least missing/),
    'body',
    ({ text }) => /^\{(?!.*"least")/.test(text) && text !== '{"a": ',
  ),
  ignoring(
    ['ledger', 'addScan'],
    'takes a form of files without a field',
    refused(/page missing/),
    'body',
    ({ fields }) => fields !== undefined && !('page' in fields),
  ),
  ignoring(['ledger', 'listRates'], 'takes no date', refused(/on no date/), 'parameter on'),
  replacing(
    listBooks,
    'refuses a joined list',
    ['accepted', /answered 400/],
    ({ url }) => url.searchParams.get('sort')?.includes(',') === true,
    problem(400, 'sort'),
  ),
  replacing(
    ['fleet', 'addVehicle'],
    'refuses its own vendor type',
    ['accepted', /answered 415/],
    ({ headers }) => headers.get('content-type') === 'application/vnd.fleet+json',
    problem(415, 'type'),
  ),
  replacing(
    ['ledger', 'getEntry'],
    'refuses a good password',
    ['accepted', /answered 401/],
    ({ headers }) => headers.has('authorization'),
    problem(401, 'who'),
  ),
  replacing(
    ['library', 'addBook'],
    'fails on odd letters',
    ['server', /answered 500/],
    ({ text }) => /\\u0000|\\ud800/.test(text),
    problem(500, 'failed'),
  ),
  replacing(
    listBooks,
    'fails on a far page',
    ['server', /answered 500/],
    ({ url }) => Number(url.searchParams.get('page')) > 1e9,
    problem(500, 'failed'),
  ),
  replacing(
    addEntry,
    'fails on a long text',
    ['server', /answered 500/],
    ({ text }) => text.length > 1500,
    problem(500, 'failed'),
  ),
];
