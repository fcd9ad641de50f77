// @vitest-environment jsdom

import {
  getRequestTradeRequestConfirmationMockHandler as accepting,
  getRequestTradeRequestConfirmationMockHandlerDefault as failing,
  getRequestTradeRequestConfirmationMockHandler403 as forbidding,
  getRequestTradeRequestConfirmationMockHandler422 as refusing,
} from '@bazaar/api/mocks/trade-requests';
import { newDraft, newLine, newSupplier } from '@bazaar/domain/trade-drafts';
import { expect, it } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { confirmDraft } from './confirm-draft';
import { type DraftRecord, newRecord } from './draft-record';

const record: DraftRecord = newRecord({
  ...newDraft('d-1', 'g-1', 'u-1', 0),
  suppliers: ['s-1', 's-2'].map((id) => ({ ...newSupplier(id, id, id), requestId: `tr-${id}`, version: 3 })),
  lines: [newLine('l-1', { title: 'بلبرینگ', categoryId: 'c-1' })],
});
const backend = mockServer(accepting());
const problem = (status: number, errors: object = {}) =>
  ({ type: '', title: '', status, code: 'x', traceId: 't', errors }) as never;
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

it.each([
  ['an incomplete profile', forbidding(problem(403)), 'profile', undefined],
  [
    'an invalid line',
    refusing(problem(422, { 'lines[0].quantity': ['مقدار لازم است.'] })),
    'invalid',
    { 'lines.l-1.quantity': 'مقدار لازم است.' },
  ],
])('leads the buyer to %s', async (_, handler, outcome, errors) => {
  backend.use(handler);
  const { results, confirmKeys } = await confirmDraft(record, keep);
  expect(results[0]?.outcome).toBe(outcome);
  expect(results[0]?.errors).toEqual(errors);
  expect(confirmKeys).toEqual({});
});
