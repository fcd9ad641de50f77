import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLines,
  changeLine,
  MOST_LINES,
  parseRequestDraft,
  type RequestLine,
  readRequestLine,
  withoutLine,
} from '.';

const line = (key: string): RequestLine => ({
  key,
  kind: 'product',
  title: `بلبرینگ ${key}`,
  href: `/products/${key}`,
  quantity: 1,
  conditions: [],
});

describe('the draft of a request', () => {
  it("adds each object once and keeps the buyer's changes", () => {
    const draft = changeLine([line('a')], 'a', { title: 'یاتاقان محور', quantity: 12 });
    const step = addLines(draft, [line('a'), line('b'), line('b')]);
    expect(step).toMatchObject({ added: 1, known: 2, refused: 0 });
    expect(step.draft[0]).toMatchObject({ title: 'یاتاقان محور', quantity: 12 });
    expect(withoutLine(step.draft, 'a').map(({ key }) => key)).toEqual(['b']);
  });
  it('has room for fifty, and reports what it refused', () => {
    const many = Array.from({ length: MOST_LINES + 3 }, (_, index) => line(`p-${index}`));
    const step = addLines([], many);
    expect([step.draft.length, step.added, step.refused]).toEqual([MOST_LINES, MOST_LINES, 3]);
  });
  it.each([[0], [-1], [Number.NaN], [Number.POSITIVE_INFINITY], [1e12]])(
    'refuses a quantity of %d',
    (quantity) => {
      expect(changeLine([line('a')], 'a', { quantity, title: '  ' })).toEqual([line('a')]);
    },
  );
  it('is read back as it was written', () => {
    const lines = fc.uniqueArray(fc.stringMatching(/^[\w-]{1,20}$/), { maxLength: 60 });
    fc.assert(
      fc.property(lines, (keys) => {
        const { draft } = addLines([], keys.map(line));
        expect(parseRequestDraft(JSON.stringify(draft))).toEqual(draft);
      }),
    );
  });
  it('knows a supplier of whom something is yet to be named, and no other kind', () => {
    expect(readRequestLine({ ...line('s-1'), kind: 'supplier' })).toMatchObject({
      key: 's-1',
      kind: 'supplier',
    });
    expect(readRequestLine({ ...line('s-1'), kind: 'wish' })).toBeUndefined();
  });
  it('is parsed from any content, and an invalid line affects no other', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, text) => {
        const stored = `[${JSON.stringify(value) ?? 'null'},${JSON.stringify(line('a'))}]`;
        expect(parseRequestDraft(stored)).toEqual([line('a')]);
        expect(parseRequestDraft(text)).toEqual([]);
      }),
    );
  });
  it.each([['//elsewhere'], ['https://elsewhere'], ['javascript:alert(1)'], ['/\\elsewhere']])(
    'leads nowhere else: %s',
    (href) => {
      expect(readRequestLine({ ...line('a'), href })).toBeUndefined();
    },
  );
});
