import { expect, it } from 'vitest';
import { paperOf } from './paper';
import { paperCsv, plainText } from './paper-text';
import { paperSource } from './trade-report.fixtures';

const paper = paperOf(paperSource);

it('R-347 the sheet names both sides, the lines in order, and the total only where every price is known', () => {
  expect(paper.number).toBe('۱۴۰۵-۰۸۳۲۱');
  expect(paper.isDraft).toBe(true);
  expect(paper.buyer.map(({ label }) => label)).toEqual(['شرکت', 'شناسهٔ ملی', 'رابط', 'تلفن']);
  expect(paper.lines.map(({ row, sum }) => `${row} ${sum}`)).toEqual(['۱ ۱۸۰٬۰۰۰٬۰۰۰', '۲ ۸۴٬۰۰۰٬۰۰۰']);
  expect(paper.total).toEqual({
    toman: '۲۶۴٬۰۰۰٬۰۰۰',
    rial: '۲٬۶۴۰٬۰۰۰٬۰۰۰ ریال؛ دویست و شصت و چهار میلیون تومان',
  });
  const [first, second] = paperSource.request.lines;
  if (!first || !second) throw new Error('two lines');
  const { targetPriceRial: _, ...open } = second;
  const partly = paperOf({ ...paperSource, request: { ...paperSource.request, lines: [first, open] } });
  expect(partly.total).toBeUndefined();
  expect(partly.lines[1]).toMatchObject({ price: 'نامعلوم', sum: 'نامعلوم' });
});

it('R-347 a request that was sent has no draft stamp', () => {
  const request = { ...paperSource.request, status: 'Published' } as typeof paperSource.request;
  expect(paperOf({ ...paperSource, request }).isDraft).toBe(false);
});

it('is pasted as text with its live address', () => {
  const text = plainText(paper, 'https://bazaar.example/r', { hasPrices: true });
  expect(text).toContain('پیش‌نویس: برای تأمین‌کننده فرستاده نشده است');
  expect(text).toContain('۱. بلبرینگ شیار عمیق، ۲۰۰ عدد\n   d ۲۵ mm، C دست‌کم ۱۴ kN');
  expect(text.endsWith('https://bazaar.example/r')).toBe(true);
});

it('is exported with Latin digits that a spreadsheet adds up', () => {
  const csv = paperCsv(paper, { hasPrices: true });
  expect(csv).toContain(',900000,180000000\r\n');
  expect(csv).not.toMatch(/[۰-۹]/);
});

it('copies no price that the sheet leaves out', () => {
  const copies = plainText(paper, '', { hasPrices: false }) + paperCsv(paper, { hasPrices: false });
  expect(copies).not.toMatch(/900000|۹۰۰٬۰۰۰|۲۶۴٬۰۰۰٬۰۰۰/);
  expect(copies).toContain('بلبرینگ شیار عمیق');
});
