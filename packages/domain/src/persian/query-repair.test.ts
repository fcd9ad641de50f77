import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseInput } from './canonical-text';
import { transliterations } from './finglish';
import { otherKeyboardForms } from './keyboard';
import { repairCandidates } from './query-repair';
import { searchKey } from './search-key';

describe('the other keyboard', () => {
  it.each([
    ["ldg'vn", 'میلگرد'],
    ['میلگرد', "ldg'vn"],
    ["LDG'VN", 'میلگرد'],
    ['mlm', 'پمپ'],
    ['mlm', 'ئمئ'],
    ['\\l\\', 'پمپ'],
    ['سنب ۶۲۰۵', 'skf ۶۲۰۵'],
    ['حعئح', 'pump'],
    ['Cvkdh', 'ژرنیا'],
    ['HCv', 'آژر'],
    ['HCv', 'ازر'],
  ])('reads %j also as %j', (typed, other) => {
    expect(otherKeyboardForms(typed)).toContain(other);
  });

  it('typed on the wrong one and repaired, a term is back', () => {
    const keys = fc.string({ unit: fc.constantFrom(..."qwertyuiop[]asdfghjkl;'zxcvbnm, 620"), minLength: 1 });
    fc.assert(
      fc.property(keys, (typed) => {
        const [other] = otherKeyboardForms(typed);
        fc.pre(other !== undefined);
        expect(otherKeyboardForms(other ?? '')[0]).toBe(typed);
      }),
    );
  });
});

describe('Finglish', () => {
  it.each([
    ['milgerd', 'میلگرد'],
    ['bolbering', 'بلبرینگ'],
    ['pomp', 'پمپ'],
    ['pump', 'پمپ'],
    ['elektromotor', 'الکتروموتور'],
    ['kompresor', 'کمپرسور'],
    ['sensor', 'سنسور'],
    ['varagh', 'ورق'],
    ['looleh', 'لوله'],
    ['lule', 'لوله'],
    ['pich', 'پیچ'],
    ['mohreh', 'مهره'],
    ['tasmeh', 'تسمه'],
    ['zanjir', 'زنجیر'],
    ['shir', 'شیر'],
    ['kabl', 'کابل'],
    ['girboks', 'گیربکس'],
    ['yatagan', 'یاتاگان'],
    ['yataqan', 'یاتاقان'],
    ['flow', 'فلو'],
  ])('%s may mean %s', (typed, persian) => {
    expect(transliterations(typed)).toContain(persian);
  });

  it.each(['', 'a', '6205', 'skf6205', 'پمپ', 'a b'])('%j is none', (typed) => {
    expect(transliterations(typed)).toEqual([]);
  });
});

describe('the repairs of a term', () => {
  it.each([
    ['الكتروموتور', 'letters', 'الکتروموتور'],
    ['تک‌مرحله‌ای', 'half-space', 'تک مرحله ای'],
    ['بلبرینگ ۶۲۰۵', 'digits', 'بلبرینگ 6205'],
    ["ldg'vn 16", 'keyboard', 'میلگرد 16'],
    ['میلگرد', 'keyboard', "ldg'vn"],
    ['milgerd 16', 'finglish', 'میلگرد 16'],
  ])('%j has as %s %j', (typed, kind, text) => {
    expect(repairCandidates(typed)).toContainEqual({ kind, text });
  });

  const order = ['letters', 'half-space', 'digits', 'keyboard', 'finglish'];
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(..."كيبپ۵6 \u200cmo'Hیگ") }),
  );

  it('R-096 are sorted from certain to guessed, without duplicates or the typed text', () => {
    fc.assert(
      fc.property(typed, (term) => {
        const candidates = repairCandidates(term);
        const ranks = candidates.map(({ kind }) => order.indexOf(kind));
        expect(ranks).toEqual([...ranks].sort((left, right) => left - right));
        const texts = candidates.map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts).not.toContain(term.trim());
        expect(texts).not.toContain('');
      }),
      { numRuns: 500 },
    );
  });

  it('the certain ones change nothing a search would tell apart, and need no second repair', () => {
    fc.assert(
      fc.property(typed, (term) => {
        const certain = repairCandidates(term).filter(({ kind }) => order.indexOf(kind) < 3);
        for (const { text } of certain) expect(searchKey(text)).toBe(searchKey(term));
        const last = certain.at(-1)?.text ?? term;
        const again = repairCandidates(normaliseInput(last.replaceAll('\u200c', ' ')));
        expect(again.filter(({ kind }) => order.indexOf(kind) < 3)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
