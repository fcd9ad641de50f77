// @vitest-environment jsdom

import {
  getUpdateDirectOrderMockHandler409 as conflicting,
  getCreateDirectOrderMockHandler as creating,
  getCreateDirectOrderResponseMock as example,
  getUpdateDirectOrderMockHandler422 as refusing,
  getUpdateDirectOrderMockHandler as updating,
} from '@bazaar/api/mocks/trade-requests';
import type { TradeRequest } from '@bazaar/api/model';
import { newDraft, newLine, newSupplier, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { expect, it } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { type DraftRecord, newRecord, readDraftRecord } from './draft-record';
import { saveDraft, withStored } from './save-draft';

const draft: TradeDraft = {
  ...newDraft('d-1', 'g-1', 'u-1', 0),
  suppliers: [newSupplier('s-1', 'پارس', '5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11')],
  lines: [newLine('l-1', { title: 'بلبرینگ', categoryId: 'c-1', quantity: '۲۰' })],
};
const [line] = example().lines;
if (line === undefined) throw new Error('the example has no line');
const requestAt = (version: number, change: object = {}): TradeRequest =>
  ({
    ...example(),
    id: 'tr-1',
    version,
    lines: [{ ...line, id: 'trl-1', title: 'بلبرینگ', quantity: 20 }],
    ...change,
  }) as TradeRequest;
const backend = mockServer(creating(requestAt(1)), updating(requestAt(2)));
const saved = async (record: DraftRecord) => {
  const result = await saveDraft(record);
  return withStored(record, result.stored, record.draft);
};

it('makes one request per supplier once, and sends it again only after a change', async () => {
  const first = await saved(newRecord(draft));
  expect(first.draft.suppliers[0]).toMatchObject({ requestId: 'tr-1', version: 1 });
  expect(first.draft.lines[0]?.ids).toEqual({ 's-1': 'trl-1' });
  expect(await saveDraft(first)).toEqual({ outcome: 'saved', stored: [] });
  const typed = { ...first, draft: { ...first.draft, buyerNote: 'فوری' } };
  const second = await saved(typed);
  expect(second.draft.suppliers[0]?.version).toBe(2);
  expect(backend.writes().map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(backend.writes('PUT')[0]?.body).toMatchObject({
    version: 1,
    buyerNote: 'فوری',
    lines: [{ id: 'trl-1' }],
  });
});

it('keeps what was typed during the save', async () => {
  const record = newRecord(draft);
  const { stored } = await saveDraft(record);
  const typed = { ...record, draft: { ...draft, buyerNote: 'در راه' } };
  const next = withStored(typed, stored, draft);
  expect(next.draft).toMatchObject({ buyerNote: 'در راه', suppliers: [{ requestId: 'tr-1' }] });
  expect(next.base?.buyerNote).toBe('');
});

it('brings a creation whose response was lost up to date', async () => {
  backend.use(creating(requestAt(4)));
  const { stored } = await saveDraft(newRecord(draft));
  expect(backend.writes().map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(stored[0]?.version).toBe(2);
});

it('returns the other version of a conflict under the same lines', async () => {
  const first = await saved(newRecord(draft));
  const current = requestAt(7, { lines: [{ ...line, id: 'trl-1', title: 'بلبرینگ', quantity: 99 }] });
  const problem = { type: '', title: '', status: 409, code: 'conflict', traceId: 't', current };
  backend.use(conflicting(problem as never));
  const result = await saveDraft({ ...first, draft: { ...first.draft, buyerNote: 'فوری' } });
  expect(result.outcome).toBe('conflict');
  expect(result.theirs).toMatchObject({
    lines: [{ key: 'l-1', quantity: '۹۹' }],
    suppliers: [{ version: 7 }],
  });
});

it('leads the sentences of a refusal to their fields', async () => {
  const first = await saved(newRecord(draft));
  const errors = { 'lines[0].quantity': ['مقدار باید بیشتر از صفر باشد.'] };
  backend.use(
    refusing({ type: '', title: '', status: 422, code: 'validation', traceId: 't', errors } as never),
  );
  const result = await saveDraft({ ...first, draft: { ...first.draft, buyerNote: 'فوری' } });
  expect(result).toMatchObject({
    outcome: 'refused',
    errors: { 'lines.l-1.quantity': 'مقدار باید بیشتر از صفر باشد.' },
  });
});

it('does not read a record of another shape', () => {
  expect(readDraftRecord({ ...newRecord(draft), shape: 2 })).toBeUndefined();
  expect(readDraftRecord(undefined)).toBeUndefined();
  expect(readDraftRecord(newRecord(draft))).toEqual(newRecord(draft));
});
