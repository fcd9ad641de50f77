// @vitest-environment jsdom
import { newDraft, newLine } from '@bazaar/domain/trade-drafts';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { eventually } from '@/testing/eventually';
import { newRecord } from './draft-record';
import { draftRecords } from './draft-records';
import { DRAFTS_KEY } from './unsent-count';

const stored = () => deviceStorage.readJson(DRAFTS_KEY);
const record = (id: string, owner: string, ...titles: readonly string[]) =>
  newRecord({
    ...newDraft(id, 'g', owner, 0),
    lines: titles.map((title, index) => newLine(String(index), { title })),
  });
const summary = (id: string, title: string, lines: number) => ({
  id,
  href: `/profile/directorder?new=1&draft=${id}`,
  title,
  lines,
});

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('holds what other pages show of each unsent draft, by owner, the latest changed first', async () => {
  await draftRecords.put('a', record('a', 'u-1', 'پمپ', 'شیر'));
  await draftRecords.put('b', record('b', 'u-1'));
  await draftRecords.put('c', record('c', 'u-2', 'پیچ'));
  await eventually(() =>
    expect(stored()).toEqual({
      'u-1': [summary('b', '', 0), summary('a', 'پمپ', 2)],
      'u-2': [summary('c', 'پیچ', 1)],
    }),
  );
  await draftRecords.remove('b');
  await draftRecords.remove('c');
  await eventually(() => expect(stored()).toEqual({ 'u-1': [summary('a', 'پمپ', 2)] }));
});

it('writes nothing for a change that no other page shows', async () => {
  await draftRecords.put('d', record('d', 'u-1', 'پمپ'));
  await eventually(() => expect(stored()).toMatchObject({ 'u-1': [{ id: 'd' }] }));
  const write = vi.spyOn(deviceStorage, 'write');
  const { draft } = record('d', 'u-1', 'پمپ');
  await draftRecords.put('d', newRecord({ ...draft, buyerNote: 'پیش از ظهر', updatedAtMs: 5 }));
  await draftRecords.put('e', record('e', 'u-1', 'شیر'));
  await eventually(() => expect(stored()).toMatchObject({ 'u-1': [{ id: 'e' }, { id: 'd' }] }));
  expect(write).toHaveBeenCalledTimes(1);
});
