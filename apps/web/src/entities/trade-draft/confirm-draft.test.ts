// @vitest-environment jsdom

import {
  getRequestTradeRequestConfirmationMockHandler as accepting,
  getRequestTradeRequestConfirmationMockHandler409 as conflicting,
  getRequestTradeRequestConfirmationMockHandler401 as ending,
  getRequestTradeRequestConfirmationMockHandlerDefault as failing,
  getRequestTradeRequestConfirmationMockHandler403 as forbidding,
  getUpdateDirectOrderResponseMock,
  getRequestTradeRequestConfirmationMockHandler422 as refusing,
} from '@bazaar/api/mocks/trade-requests';
import { newDraft, newLine, newSupplier } from '@bazaar/domain/trade-drafts';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { confirmDraft, doneOf } from './confirm-draft';
import { type DraftRecord, newRecord } from './draft-record';

const record: DraftRecord = newRecord({
  ...newDraft('d-1', 'g-1', 'u-1', 0),
  suppliers: ['s-1', 's-2'].map((id) => ({ ...newSupplier(id, id, id), requestId: `tr-${id}`, version: 3 })),
  lines: [newLine('l-1', { title: 'بلبرینگ', categoryId: 'c-1' })],
});
const backend = mockServer(accepting());
const problem = (status: number, errors: object = {}) =>
  ({ type: '', title: '', status, code: 'x', traceId: 't', errors }) as never;
const coded = (status: number, code: string, more: object = {}) =>
  ({ type: '', title: '', status, code, traceId: 't', ...more }) as never;
const keep = async () => undefined;

it('requests the confirmation of each request once, under keys of their own', async () => {
  const { results, confirmKeys } = await confirmDraft(record, keep);
  expect(results.map(({ supplierId, outcome }) => [supplierId, outcome])).toEqual([
    ['s-1', 'sent'],
    ['s-2', 'sent'],
  ]);
  expect(backend.writes().map(({ body }) => body)).toEqual([{ version: 3 }, { version: 3 }]);
  expect(new Set(backend.writes().map(({ key }) => key)).size).toBe(2);
  expect(confirmKeys).toEqual({});
});

it('keeps the key of a try without a final response, so that the next one is the same intent', async () => {
  backend.use(failing(problem(503)));
  const first = await confirmDraft(record, keep);
  expect(first.results.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  await confirmDraft({ ...record, confirmKeys: first.confirmKeys }, keep);
  const keys = backend.writes().map(({ key }) => key);
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
});

it('R-394 lets go of nothing for a 404 of something on the way', async () => {
  backend.use(http.post('*', () => new HttpResponse('<html>', { status: 404 })));
  const confirmed = await confirmDraft(record, keep);
  expect(confirmed.results.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  expect(doneOf(confirmed)).toEqual([]);
});

const current = { ...getUpdateDirectOrderResponseMock(), id: 'tr-s-1', version: 9 };
const conflict = (allowedActions: string[]) => ({
  ...(problem(409) as object),
  code: 'conflict',
  current: { ...current, allowedActions },
});

it.each([
  [
    'an incomplete profile',
    forbidding(coded(403, 'profile-incomplete', { missingFields: ['email'] })),
    { outcome: 'profile', missingFields: ['email'] },
  ],
  ['a role that may not', forbidding(coded(403, 'forbidden')), { outcome: 'forbidden' }],
  ['a plan or payment that is needed', failing(coded(402, 'payment-required')), { outcome: 'payment' }],
  ['another version', conflicting(conflict(['Edit']) as never), { outcome: 'changed' }],
  [
    'a request that was sent elsewhere',
    conflicting(conflict(['Withdraw']) as never),
    { outcome: 'elsewhere' },
  ],
  ['too many calls', failing(coded(429, 'rate-limited')), { outcome: 'busy' }],
  ['an ended session', ending(coded(401, 'token-expired')), { outcome: 'session-ended' }],
  [
    'an invalid line',
    refusing(problem(422, { 'lines[0].quantity': ['مقدار لازم است.'] })),
    { outcome: 'invalid', errors: { 'lines.l-1.quantity': 'مقدار لازم است.' } },
  ],
])('tells %s from every other refusal', async (_, handler, result) => {
  backend.use(handler);
  const confirmed = await confirmDraft(record, keep);
  expect(confirmed.results[0]).toMatchObject({ supplierId: 's-1', ...result });
  const isUnknown = ['busy', 'session-ended'].includes(result.outcome);
  expect('s-1' in confirmed.confirmKeys).toBe(isUnknown);
  expect(backend.writes()).toHaveLength(isUnknown ? 1 : 2);
});

it('R-394 brings the other version along, and lets go of what was sent', async () => {
  backend.use(conflicting(conflict(['Edit']) as never));
  const { theirs } = await confirmDraft(record, keep);
  expect(theirs[0]?.draft.suppliers[0]).toMatchObject({ version: 9 });
  backend.use(accepting());
  expect(
    doneOf(await confirmDraft(record, keep)).map(({ supplierId, outcome }) => `${supplierId} ${outcome}`),
  ).toEqual(['s-1 sent', 's-2 sent']);
});
