import { isOwn, type NamedForeignDeviation, withHeader } from './deviation-forms.ts';
import { type ForeignRequest, problem } from './foreign-request.ts';

type Row = readonly [NamedForeignDeviation['contract'], string];
const other = ({ operation, method }: ForeignRequest) => operation.method !== method;

function row([contract, operationId]: Row, check: NamedForeignDeviation['check'], says: RegExp) {
  return { contract, operationId, check, says } as const;
}

/** What no single request shows: objects, links, methods, times. */
export const wrongSequences: readonly NamedForeignDeviation[] = [
  {
    ...row(['library', 'removeBook'], 'gone', /still answers 200/),
    name: 'deletes nothing',
    forgets: (requested) => isOwn(requested, 'removeBook'),
  },
  {
    ...row(['fleet', 'removeVehicle'], 'gone', /still answers 200/),
    name: 'deletes nothing below a matrix parameter',
    forgets: (requested) => isOwn(requested, 'removeVehicle'),
  },
  {
    ...row(['ledger', 'removePayee'], 'gone', /listPayees still lists it/),
    name: 'deletes nothing of a list',
    forgets: (requested) => isOwn(requested, 'removePayee'),
  },
  {
    ...row(['library', 'addBook'], 'available', /then getBook answered 404/),
    name: 'stores nothing',
    forgets: (requested) => isOwn(requested, 'addBook'),
  },
  {
    ...row(['ledger', 'addEntry'], 'available', /then getEntry answered 404/),
    name: 'stores nothing of a form',
    forgets: (requested) => isOwn(requested, 'addEntry'),
  },
  {
    ...row(['library', 'addBook'], 'links', /link itsCover leads to getCover, which answered 404/),
    name: 'has a link that leads nowhere',
    before: (requested) =>
      isOwn(requested, 'getCover') && Number(requested.segments.bookId) > 100
        ? problem(404, 'no cover')
        : undefined,
  },
  {
    ...row(['library', 'addBook'], 'links', /reads \$response\.body#\/bookId, which 201 does not hold/),
    name: 'lacks the field that a link reads',
    after: (requested, answered) =>
      isOwn(requested, 'addBook') && answered.status === 201
        ? { ...answered, body: { title: 'x' } }
        : answered,
  },
  {
    ...row(['library', 'listBooks'], 'method', /answered 200 to (PATCH|DELETE|PUT)/),
    name: 'takes a method that nobody declared',
    before: (requested) =>
      other(requested) && requested.operation.path === '/books'
        ? { status: 200, headers: {}, body: {} }
        : undefined,
  },
  {
    ...row(['fleet', 'listVehicles'], 'method', /answered 404 to (PATCH|DELETE|PUT)/),
    name: 'answers 404 to another method',
    before: (requested) =>
      other(requested) && requested.operation.path === '/vehicles' ? problem(404, 'nothing') : undefined,
  },
  {
    ...row(['ledger', 'listEntries'], 'method', /has no header Allow/),
    name: 'answers 405 without Allow',
    after: (requested, answered) =>
      answered.status === 405 && requested.operation.path === '/entries'
        ? withHeader(answered, 'allow')
        : answered,
  },
  {
    ...row(['ledger', 'addRemark'], 'method', /lacks POST/),
    name: 'has an Allow without its own method',
    after: (requested, answered) =>
      answered.status === 405 && requested.operation.id === 'addRemark'
        ? withHeader(answered, 'allow', 'OPTIONS')
        : answered,
  },
  {
    ...row(['ledger', 'listRates'], 'method', /has PURGE/),
    name: 'has an Allow with a method of its own',
    after: (requested, answered) =>
      answered.status === 405 && requested.operation.id === 'listRates'
        ? withHeader(answered, 'allow', 'GET, PURGE')
        : answered,
  },
  {
    ...row(['fleet', 'getZones'], 'time', /answered after 4\.20 s; 1 s are allowed/),
    name: 'is slow',
    milliseconds: (requested) => (isOwn(requested, 'getZones') ? 4200 : 5),
  },
  {
    ...row(['fleet', 'getZones'], 'answered', /no answer within/),
    name: 'gives no response to an optional object',
    hangs: (requested) => isOwn(requested, 'getZones') && requested.url.searchParams.has('width'),
  },
];
