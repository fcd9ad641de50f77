// @vitest-environment jsdom

import {
  getUpdateDirectOrderMockHandler409 as conflicting,
  getCreateDirectOrderMockHandler as creating,
  getCreateDirectOrderResponseMock as example,
  getUpdateDirectOrderMockHandler404 as missing,
  getUpdateDirectOrderMockHandler422 as refusing,
  getUpdateDirectOrderMockHandler as updating,
} from '@bazaar/api/mocks/trade-requests';
import type { TradeRequest } from '@bazaar/api/model';
import {
  type DraftProperty,
  newDraft,
  newLine,
  newSupplier,
  type TradeDraft,
} from '@bazaar/domain/trade-drafts';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { type DraftRecord, newRecord, readDraftRecord } from '../draft-record';
import { recordOf, withResult } from './record-after';
import { hasUnsent, saveDraft } from './save-draft';

const draft: TradeDraft = {
  ...newDraft('d-1', 'g-1', 'u-1', 0),
  suppliers: [newSupplier('s-1', 'پارس', '5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11')],
  lines: [newLine('l-1', { title: 'بلبرینگ', categoryId: 'c-1', quantity: '۲۰' })],
};
const line = { categoryId: 'c-1', requiredProperties: [], fileIds: [], files: [] };
/** A request as the service answers it, without the fields the buyer did not write. */
const plain = ({ number, kind, buyer, currency, createdAt, updatedAt }: TradeRequest) => ({
  ...{ number, kind, buyer, currency, createdAt, updatedAt, status: 'Draft', title: 'بلبرینگ', revision: 0 },
  ...{ clientRequestId: draft.suppliers[0]?.clientRequestId, documents: [] },
});
const exampleOf = (id: string) => ({ supplier: { ...example().supplier, id } });
const requestAt = (version: number, change: object = {}): TradeRequest =>
  ({
    ...plain(example()),
    ...exampleOf('s-1'),
    id: 'tr-1',
    version,
    allowedActions: ['Edit', 'RequestConfirmation'],
    lines: [{ ...line, id: 'trl-1', title: 'بلبرینگ', quantity: 20 }],
    ...change,
  }) as TradeRequest;
const backend = mockServer(creating(requestAt(1)), updating(requestAt(2)));
const saved = async (record: DraftRecord) => withResult(record, await saveDraft(record));

it('makes one request per supplier once, and sends it again only after a change', async () => {
  const first = await saved(newRecord(draft));
  expect(first.draft.suppliers[0]).toMatchObject({ requestId: 'tr-1', version: 1 });
  expect(first.draft.lines[0]?.ids).toEqual({ 's-1': 'trl-1' });
  expect(await saveDraft(first)).toEqual({ outcome: 'saved', stored: [], removed: [] });
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
  const result = await saveDraft(record);
  const next = withResult({ ...record, draft: { ...draft, buyerNote: 'در راه' } }, result);
  expect(next.draft).toMatchObject({ buyerNote: 'در راه', suppliers: [{ requestId: 'tr-1' }] });
  expect(hasUnsent(next)).toBe(true);
});

it('brings a creation whose response was lost up to date', async () => {
  backend.use(creating(requestAt(4)));
  const { stored } = await saveDraft(newRecord(draft));
  expect(backend.writes().map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(stored[0]?.version).toBe(2);
});

it('R-390 sends what was typed after a creation whose response was lost', async () => {
  // The service has the first quantity; as many lines as before, and its first version.
  backend.use(creating(requestAt(1)));
  const typed = { ...draft, lines: draft.lines.map((one) => ({ ...one, quantity: '۷۵' })) };
  const { stored } = await saveDraft(newRecord(typed));
  expect(backend.writes('PUT').map(({ body }) => body)).toMatchObject([
    { version: 1, lines: [{ id: 'trl-1', quantity: 75 }] },
  ]);
  expect(stored[0]?.version).toBe(2);
});

it('R-390 sends nothing again that the service spells in its own way', async () => {
  const title = 'بلبرینگ 6205';
  backend.use(creating(requestAt(1, { lines: [{ ...line, id: 'trl-1', title, quantity: 20 }] })));
  await saveDraft(
    newRecord({ ...draft, lines: draft.lines.map((one) => ({ ...one, title: 'بلبرینگ  ۶۲۰۵' })) }),
  );
  expect(backend.writes().map(({ method }) => method)).toEqual(['POST']);
});

it('R-390 sends nothing again for the kind of a property, which only its category knows', async () => {
  const required: DraftProperty = {
    ...{ propertyId: 'p', title: 'آب‌بند', kind: 'Option', text: '' },
    ...{ min: '', max: '', unitId: '', unitText: '' },
    options: ['a', 'b'].map((id) => ({ id, title: id })),
  };
  const requiredProperties = [{ propertyId: 'p', title: 'آب‌بند', optionIds: ['a', 'b'] }];
  const stored = [{ ...line, id: 'trl-1', title: 'بلبرینگ', quantity: 20, requiredProperties }];
  backend.use(creating(requestAt(1, { lines: stored })));
  const lines = draft.lines.map((one) => ({ ...one, required: [required] }));
  await saveDraft(newRecord({ ...draft, lines }));
  expect(backend.writes().map(({ method, body }) => [method, body])).toMatchObject([
    ['POST', { lines: [{ requiredProperties: [{ dataType: 'Option', optionIds: ['a', 'b'] }] }] }],
  ]);
});

const conflictWith = (current: TradeRequest) =>
  conflicting({ type: '', title: '', status: 409, code: 'conflict', traceId: 't', current } as never);

const conflictOnce = (current: TradeRequest) =>
  conflicting({ type: '', title: '', status: 409, code: 'conflict', traceId: 't', current } as never, {
    once: true,
  });

it('merges the other version of a conflict, and keeps what was typed', async () => {
  const first = await saved(newRecord(draft));
  const current = requestAt(7, { lines: [{ ...line, id: 'trl-1', title: 'بلبرینگ', quantity: 99 }] });
  backend.use(conflictWith(current));
  const typed = { ...first, draft: { ...first.draft, buyerNote: 'فوری' } };
  const result = await saveDraft(typed);
  expect(result.outcome).toBe('conflict');
  const merged = withResult(typed, result);
  expect(merged.conflicts).toEqual([]);
  expect(merged.draft).toMatchObject({
    buyerNote: 'فوری',
    lines: [{ key: 'l-1', quantity: '۹۹' }],
    suppliers: [{ version: 7 }],
  });
});

it('loses nothing of a line the service cannot store, also where the other version lacks it', async () => {
  const unnamed = newLine('l-2', { note: 'بی دسته', quantity: 'چند' });
  const first = await saved(newRecord({ ...draft, lines: [...draft.lines, unnamed], neededBy: '1405/9' }));
  backend.use(conflictWith(requestAt(7, { paymentTerm: 'Cash' })));
  const typed = { ...first, draft: { ...first.draft, buyerNote: 'فوری' } };
  const { draft: merged } = withResult(typed, await saveDraft(typed));
  expect(merged).toMatchObject({ buyerNote: 'فوری', paymentTerm: 'Cash', neededBy: '1405/9' });
  expect(merged.lines[1]).toEqual(unnamed);
});

it('sends after a conflict only the requests that differ from what the service has', async () => {
  const two = { ...draft, suppliers: [...draft.suppliers, newSupplier('s-2', 'البرز', 'c-2')] };
  const both = await saved(newRecord(two));
  expect(hasUnsent(both)).toBe(false);
  const typed = { ...both, draft: { ...both.draft, buyerNote: 'فوری' } };
  // The other device wrote the same note: the first request needs nothing further, the second one does.
  backend.use(conflictWith(requestAt(7, { ...exampleOf('s-1'), buyerNote: 'فوری' })));
  const merged = withResult(typed, await saveDraft(typed));
  backend.use(updating(requestAt(8)));
  const before = backend.writes('PUT').length;
  const after = await saved(merged);
  expect(backend.writes('PUT').length - before).toBe(1);
  expect(hasUnsent(after)).toBe(false);
});

it('keeps back no other request where the service refuses one', async () => {
  const two = { ...draft, suppliers: [...draft.suppliers, newSupplier('s-2', 'البرز', 'c-2')] };
  const first = await saved(newRecord(draft));
  backend.use(
    refusing({ type: '', title: '', status: 422, code: 'validation', traceId: 't' } as never),
    creating(requestAt(1, { ...exampleOf('s-2'), buyerNote: 'فوری' })),
  );
  const result = await saveDraft({
    ...first,
    draft: { ...two, buyerNote: 'فوری', suppliers: [...first.draft.suppliers, ...two.suppliers.slice(1)] },
  });
  expect(result.outcome).toBe('refused');
  expect(result.stored.map(({ supplierId }) => supplierId)).toEqual(['s-2']);
});

it.each([
  ['was sent on another device', conflictWith(requestAt(9, { allowedActions: ['Withdraw'] }))],
  ['was deleted', missing({ type: '', title: '', status: 404, code: 'not-found', traceId: 't' } as never)],
])('lets go of a request that %s', async (_, handler) => {
  const first = await saved(newRecord(draft));
  backend.use(handler);
  const typed = { ...first, draft: { ...first.draft, buyerNote: 'فوری' } };
  const next = withResult(typed, await saveDraft(typed));
  expect(next.done).toMatchObject([{ supplierId: 's-1', requestId: 'tr-1', outcome: 'elsewhere' }]);
  expect(next.draft).toMatchObject({ buyerNote: 'فوری', suppliers: [] });
});

it.each([403, 404, 410, 422])(
  'takes a %s of something on the way for no answer of the service',
  async (status) => {
    const first = await saved(newRecord(draft));
    backend.use(http.put('*', () => new HttpResponse('<html>', { status })));
    const typed = { ...first, draft: { ...first.draft, buyerNote: 'فوری' } };
    expect(await saveDraft(typed)).toEqual({ outcome: 'later', stored: [], removed: [] });
  },
);

it('R-397 takes back the request of a supplier who was removed, once, by the version it has', async () => {
  const first = await saved(newRecord(draft));
  const removed = { ...first, draft: { ...first.draft, suppliers: [] } };
  expect(hasUnsent(removed)).toBe(true);
  backend.use(conflictOnce(requestAt(7, { allowedActions: ['Edit', 'Withdraw'] })));
  const next = withResult(removed, await saveDraft(removed));
  expect(backend.writes('PUT').map(({ body }) => body)).toEqual([
    { version: 1, withdraw: true },
    { version: 7, withdraw: true },
  ]);
  expect(hasUnsent(next)).toBe(false);
  // Chosen again, the supplier gets a request of its own.
  expect(hasUnsent({ ...next, draft })).toBe(true);
});

it('has nothing to send of a request that was just read', () => {
  expect(hasUnsent(recordOf(requestAt(3), 'u-1', 0))).toBe(false);
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
  expect(readDraftRecord({ shape: 1, draft, sent: {}, confirmKeys: {} })).toEqual(newRecord(draft));
  expect(readDraftRecord(newRecord(draft))).toEqual(newRecord(draft));
});
