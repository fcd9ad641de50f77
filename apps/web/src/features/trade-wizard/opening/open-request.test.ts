// @vitest-environment jsdom

import {
  getGetTradeRequestResponseMock as example,
  getGetTradeRequestMockHandlerDefault as failing,
  getGetTradeRequestMockHandler as returning,
} from '@bazaar/api/mocks/trade-requests';
import type { TradeRequest } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { draftRecords } from '@/entities/trade-draft/draft-records';
import { opened, openingBackend, openStart } from './testing/opened-drafts';

const backend = openingBackend();

it('R-396 opens a request with what the reviewer asks for at its fields, and with what this device has not sent yet', async () => {
  const request = {
    ...example(),
    ...{ id: 'tr-9', allowedActions: ['Edit'], status: 'NeedsCorrection' },
    correction: {
      reason: 'شماره را بردارید.',
      requestedAt: '',
      errors: { 'lines[0].note': ['شمارهٔ تماس را بردارید.'] },
    },
  } as unknown as TradeRequest;
  backend.use(returning(request));
  const { record, correction } = await opened({ requestId: 'tr-9' });
  const [first] = record.draft.lines;
  expect(correction).toEqual({
    reason: 'شماره را بردارید.',
    errors: { [`lines.${first?.key}.note`]: 'شمارهٔ تماس را بردارید.' },
  });
  await draftRecords.put(record.draft.id, {
    ...record,
    revision: 1,
    draft: { ...record.draft, buyerNote: 'نوشته' },
  });
  backend.use(returning({ ...request, version: 50, neededBy: '2027-01-02' } as TradeRequest));
  const { record: later } = await opened({ requestId: 'tr-9' });
  expect(later.draft).toMatchObject({ buyerNote: 'نوشته', neededBy: '2027-01-02' });
  expect(later.draft.suppliers[0]?.version).toBe(50);
});

it('R-396 opens what this device has where the request cannot be read', async () => {
  backend.use(returning({ ...example(), id: 'tr-9', allowedActions: ['Edit'] } as TradeRequest));
  const { record } = await opened({ requestId: 'tr-9' });
  await draftRecords.put(record.draft.id, { ...record, revision: 1 });
  backend.use(failing({ type: '', title: '', status: 500, code: 'server', traceId: 't' } as never));
  expect((await opened({ requestId: 'tr-9' })).record.draft).toEqual(record.draft);
  await expect(opened({ requestId: 'tr-10' })).rejects.toMatchObject({ status: 500 });
});

it('R-396 stores what it has merged, with what another tab types meanwhile', async () => {
  const request = { ...example(), id: 'tr-9', allowedActions: ['Edit'] } as TradeRequest;
  backend.use(returning(request));
  const { record } = await opened({ requestId: 'tr-9' });
  const mine = { ...record, revision: 1, draft: { ...record.draft, buyerNote: 'من' } };
  await draftRecords.put(record.draft.id, mine);
  backend.use(returning({ ...request, version: request.version + 1, buyerNote: 'دیگری' } as TradeRequest));
  const opening = opened({ requestId: 'tr-9' });
  await draftRecords.put(record.draft.id, {
    ...mine,
    revision: 2,
    draft: { ...mine.draft, buyerReference: 'تب دیگر' },
  });
  const { record: later } = await opening;
  expect(later.draft).toMatchObject({ buyerNote: 'من', buyerReference: 'تب دیگر' });
  expect(later.conflicts).toMatchObject([{ theirs: { buyerNote: 'دیگری' } }]);
  expect(await draftRecords.get(record.draft.id)).toEqual(later);
});

it('R-390 takes no older answer of the service for a change', async () => {
  const request = { ...example(), id: 'tr-9', allowedActions: ['Edit'], buyerNote: 'تازه' } as TradeRequest;
  backend.use(returning(request));
  const { record } = await opened({ requestId: 'tr-9' });
  await draftRecords.put(record.draft.id, { ...record, revision: 1 });
  backend.use(returning({ ...request, version: request.version - 1, buyerNote: 'کهنه' } as TradeRequest));
  expect((await opened({ requestId: 'tr-9' })).record.draft.buyerNote).toBe('تازه');
});

it('does not open a request that can no longer be edited', async () => {
  backend.use(returning({ ...example(), allowedActions: ['Withdraw'] } as TradeRequest));
  expect(await openStart({ requestId: 'tr-1' })).toBeUndefined();
});
