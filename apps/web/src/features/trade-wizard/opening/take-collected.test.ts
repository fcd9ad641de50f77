// @vitest-environment jsdom

import {
  getGetTradeRequestResponseMock as example,
  getGetTradeRequestMockHandler as returning,
} from '@bazaar/api/mocks/trade-requests';
import type { TradeRequest } from '@bazaar/api/model';
import { MOST_LINES, newLine } from '@bazaar/domain/trade-drafts';
import { expect, it } from 'vitest';
import { keepDraft, readDraft } from '@/entities/request-basket/request-basket-store';
import { draftRecords } from '@/entities/trade-draft/draft-records';
import { offer, opened, openingBackend, storing } from './testing/opened-drafts';

const backend = openingBackend();

it('takes out of the basket what is in the draft, and nothing that was collected meanwhile', async () => {
  storing(() => keepDraft([offer('s-1'), offer('s-2')]));
  keepDraft([offer('s-1')]);
  await opened();
  expect(readDraft()).toEqual([offer('s-2')]);
});

it('leaves the basket alone where a draft begins from an earlier request', async () => {
  storing();
  keepDraft([offer('s-1')]);
  backend.use(returning(example()));
  await opened({ fromId: 'tr-1' });
  expect(readDraft()).toEqual([offer('s-1')]);
});

it('asks others the same as an earlier request, and leaves the basket alone', async () => {
  keepDraft([offer('s-1')]);
  backend.use(returning({ ...example(), groupKey: 'g-7' } as TradeRequest));
  const { record } = await opened({ fromId: 'tr-1' });
  expect(record.draft).toMatchObject({ groupKey: 'g-7', suppliers: [], documents: [] });
  expect(record.draft.lines.map(({ title }) => title)).toEqual(example().lines.map(({ title }) => title));
  expect(record.draft.lines.every(({ ids, offers }) => Object.keys({ ...ids, ...offers }).length === 0)).toBe(
    true,
  );
  expect(readDraft()).toHaveLength(1);
});

it('R-390 keeps what another tab types while what was collected is read into the draft', async () => {
  const { record } = await opened({ supplierId: 's-1' });
  keepDraft([offer('s-2')]);
  const opening = opened({ draftId: record.draft.id });
  const typed = { ...record, revision: record.revision + 1, draft: { ...record.draft, buyerNote: 'نوشته' } };
  await draftRecords.put(record.draft.id, typed);
  const { record: later } = await opening;
  expect(later.draft.buyerNote).toBe('نوشته');
  expect(later.draft.lines).toHaveLength(1);
  expect(later.revision).toBe(typed.revision + 1);
  expect(await draftRecords.get(record.draft.id)).toEqual(later);
});

it('leaves in the basket what a full draft has no room for, and counts it', async () => {
  const { record } = await opened({ supplierId: 's-1' });
  const lines = Array.from({ length: MOST_LINES - 1 }, (_, index) => newLine(`l-${index}`));
  await draftRecords.put(record.draft.id, { ...record, draft: { ...record.draft, lines } });
  storing();
  keepDraft([offer('s-1'), offer('s-2'), offer('s-3')]);
  const almostFull = await opened({ draftId: record.draft.id });
  expect(almostFull.record.draft.lines).toHaveLength(MOST_LINES);
  expect([almostFull.leftCount, readDraft()]).toEqual([2, [offer('s-2'), offer('s-3')]]);
  const full = await opened({ draftId: record.draft.id });
  expect([full.leftCount, full.record.revision]).toEqual([2, almostFull.record.revision]);
  expect(readDraft()).toHaveLength(2);
});
