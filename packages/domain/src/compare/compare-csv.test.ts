import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './compare-csv';

/** Reads CSV as RFC 4180 and spreadsheets do. */
function readCsv(text: string): string[][] {
  const cells = [...text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}
const cell = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '=1+1',
    '+98912',
    '-2+3',
    '@SUM(A1)',
    '＝A1',
    '\t=1',
    '-12.5',
    'خط "یک"\r\nدو، سه',
    '۱۲٬۵۰۰',
    '',
  ),
);

it('R-416 a spreadsheet reads every cell as it was, and none as a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const text = toCsv(rows);
      expect(text.startsWith('\uFEFF')).toBe(true);
      const read = readCsv(text);
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [at, row] of read.entries()) {
        for (const [index, shown] of row.entries()) {
          const given = rows[at]?.[index] ?? '';
          expect([given, `'${given}`]).toContain(shown);
          expect(shown).not.toMatch(/^([=+@＝＋－＠\t\r]|-(?![\d.]+$))/);
        }
      }
    }),
  );
});
