import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isSameDraft,
  mergeDrafts,
  newDraft,
  newLine,
  newSupplier,
  type PropertyKind,
  type TradeDraft,
  takeTheirs,
  toOrderContent,
  valueAt,
  withSharedLines,
} from '.';
import { bore } from './trade-drafts.fixtures';

const base: TradeDraft = {
  ...newDraft('d', 'g', 'u', 0),
  buyerNote: 'یک',
  suppliers: [{ ...newSupplier('s-1', 'پارس', 'c'), requestId: 'tr-1', version: 1 }],
  lines: [newLine('a', { title: 'آ', quantity: '1' }), newLine('b', { title: 'ب', quantity: '2' })],
};
const withLine = (draft: TradeDraft, key: string, change: object): TradeDraft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
});
const without = (draft: TradeDraft, key: string): TradeDraft => ({
  ...draft,
  lines: draft.lines.filter((line) => line.key !== key),
});

it('R-370 joins changes of different fields without a question', () => {
  const mine = withLine(base, 'a', { quantity: '10' });
  const theirs = { ...withLine(base, 'a', { note: 'فوری' }), neededBy: '2026-12-20' };
  const { draft, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(draft.lines[0]).toMatchObject({ quantity: '10', note: 'فوری' });
  expect(draft.neededBy).toBe('2026-12-20');
});

it('R-370 asks of a field both changed, keeps mine until then, and takes theirs when chosen', () => {
  const mine = withLine(base, 'a', { quantity: '10' });
  const theirs = withLine(base, 'a', { quantity: '20', note: 'فوری' });
  const { draft, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([{ path: 'lines.a.quantity', mine: '10', theirs: '20' }]);
  expect(draft.lines[0]?.quantity).toBe('10');
  expect(takeTheirs(draft, theirs, ['lines.a.quantity']).lines[0]?.quantity).toBe('20');
});

it('R-370 removes a line the other side removed, unless it was changed here: then it asks', () => {
  expect(mergeDrafts(base, base, without(base, 'a')).draft.lines.map(({ key }) => key)).toEqual(['b']);
  const mine = withLine(base, 'a', { quantity: '10' });
  const { draft, conflicts } = mergeDrafts(base, mine, without(base, 'a'));
  expect(conflicts).toMatchObject([{ path: 'lines.a', theirs: undefined }]);
  expect(draft.lines.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(takeTheirs(draft, without(base, 'a'), ['lines.a']).lines.map(({ key }) => key)).toEqual(['b']);
});

it('R-370 keeps new lines of both sides, and the newer state of a request', () => {
  const mine = { ...base, lines: [...base.lines, newLine('mine')] };
  const theirs = {
    ...base,
    lines: [...base.lines, newLine('theirs')],
    suppliers: base.suppliers.map((supplier) => ({ ...supplier, version: 2 })),
  };
  const { draft } = mergeDrafts(base, mine, theirs);
  expect(draft.lines.map(({ key }) => key)).toEqual(['a', 'b', 'mine', 'theirs']);
  expect(draft.suppliers).toEqual(theirs.suppliers);
});

const drafts = fc
  .record({
    buyerNote: fc.constantFrom('یک', 'دو', 'سه'),
    keys: fc.subarray(['a', 'b', 'c']),
    quantity: fc.constantFrom('1', '2', '3'),
  })
  .map(
    ({ buyerNote, keys, quantity }): TradeDraft => ({
      ...base,
      buyerNote,
      lines: keys.map((key) => newLine(key, { quantity })),
    }),
  );

it('R-370 changes nothing where one side did nothing, and loses no value of mine', () => {
  fc.assert(
    fc.property(drafts, drafts, drafts, (from, mine, theirs) => {
      expect(mergeDrafts(from, mine, from)).toEqual({ draft: mine, conflicts: [] });
      expect(mergeDrafts(from, mine, mine).conflicts).toEqual([]);
      const { draft } = mergeDrafts(from, mine, theirs);
      if (mine.buyerNote !== from.buyerNote) expect(draft.buyerNote).toBe(mine.buyerNote);
      else expect(draft.buyerNote).toBe(theirs.buyerNote);
      for (const line of mine.lines) {
        const before = from.lines.find(({ key }) => key === line.key);
        if (before?.quantity === line.quantity) continue;
        expect(draft.lines.find(({ key }) => key === line.key)?.quantity).toBe(line.quantity);
      }
    }),
  );
});

it('R-370 takes another spelling of the same value for no change', () => {
  const stored = withLine(base, 'a', { quantity: '۱', title: 'آ ', priceQuantities: ['۱٬۰۰۰', '5'] });
  const theirs = withLine(stored, 'a', { quantity: '۲', priceQuantities: ['۵', '۱۰۰۰'] });
  const mine = withLine(base, 'a', { quantity: '1', priceQuantities: ['5', '1000'] });
  const { draft, conflicts } = mergeDrafts(stored, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(draft.lines[0]).toMatchObject({ quantity: '۲', priceQuantities: ['5', '1000'] });
  expect(valueAt(draft, 'lines.a.quantity')).toBe('۲');
  expect(valueAt(draft, 'lines.b')).toBe(draft.lines[1]);
});

it('R-370 takes another kind of the same value for no change: no side has written it', () => {
  const of = (kind: PropertyKind, text: string, options: readonly string[]) =>
    withLine(base, 'a', {
      required: [{ ...bore, kind, text, options: options.map((id) => ({ id, title: id })) }],
    });
  for (const [guess, kind, text, later, options, fewer] of [
    ['Date', 'Text', '2026-01-02', 'نقشه', [], []],
    ['MultiOption', 'Option', '', '', ['a', 'b'], ['a']],
  ] as const) {
    const merged = mergeDrafts(of(guess, text, options), of(kind, text, options), of(kind, later, fewer));
    expect(merged.conflicts).toEqual([]);
    expect(merged.draft.lines[0]?.required[0]).toMatchObject({
      text: later,
      options: fewer.map((id) => ({ id })),
    });
  }
});

it('R-370 keeps what the service could not store: it is no removal by the other side', () => {
  const typed = [...base.lines, newLine('unnamed', { note: 'بی دسته' })];
  const mine = withLine({ ...base, lines: typed, neededBy: '1405/13' }, 'a', { quantity: 'چند' });
  const { draft, conflicts } = mergeDrafts(base, mine, { ...base, buyerNote: 'دو' });
  expect(conflicts).toEqual([]);
  expect(draft).toEqual({ ...mine, buyerNote: 'دو' });
});

it('tells a draft in which something was written from one that says the same', () => {
  const sent = {
    ...withLine(base, 'a', { quantity: '۱', ids: { 's-1': 'trl-1' } }),
    suppliers: [],
    updatedAtMs: 9,
  };
  expect(isSameDraft(base, sent)).toBe(true);
  expect(isSameDraft(base, { ...base, neededBy: '1405/13' })).toBe(false);
  expect(isSameDraft(base, without(base, 'b'))).toBe(false);
  expect(isSameDraft(base, { ...base, lines: [...base.lines, newLine('c')] })).toBe(false);
});

it('R-390 keeps pasted rows that are no lines yet, which the service does not know', () => {
  const mine = { ...base, pasted: '6206\tبلبرینگ' };
  const { draft, conflicts } = mergeDrafts(base, mine, { ...base, buyerNote: 'دو' });
  expect([draft.pasted, conflicts]).toEqual([mine.pasted, []]);
  expect(mergeDrafts(mine, mine, { ...mine, pasted: '' }).draft.pasted).toBe('');
  expect(toOrderContent(mine, { supplierId: 's-1' })).toEqual(toOrderContent(base, { supplierId: 's-1' }));
});

it('shares the lines that say the same, and no others', () => {
  const mine = withLine(base, 'a', { quantity: '10' });
  const shared = withSharedLines(withLine(base, 'b', { quantity: '۲' }), mine);
  expect(shared.lines[1]).toBe(mine.lines[1]);
  expect(shared.lines[0]).toBe(base.lines[0]);
});
