import { expect, it } from 'vitest';
import { readFileRows } from './read-file-rows';
import { workbook } from './workbook.fixtures';

const file = (content: BlobPart, name = 'فهرست.xlsx') => new File([content], name);
const LIST = 'نام\tتعداد\nبلبرینگ\t۲۰';
const ROWS = [
  { row: 1, cells: ['نام', 'تعداد'] },
  { row: 2, cells: ['بلبرینگ', '۲۰'] },
];

it('R-382 reads a spreadsheet: texts, numbers as they are shown, and empty cells', async () => {
  const sheet = workbook([
    ['کد', 'نام', 'تعداد', 'واحد'],
    [6205, 'بلبرینگ', 0.1 + 0.2, 'عدد'],
    [],
    ['', 'گریس', 1200, 'کیلوگرم'],
  ]);
  expect(await readFileRows(file(sheet))).toEqual([
    { row: 1, cells: ['کد', 'نام', 'تعداد', 'واحد'] },
    { row: 2, cells: ['6205', 'بلبرینگ', '0.3', 'عدد'] },
    { row: 4, cells: ['', 'گریس', '1200', 'کیلوگرم'] },
  ]);
});

it('R-382 reads a spreadsheet that is large when unpacked, without a worker', async () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => [
    `کد ${row}`,
    `بلبرینگ ${row} ${'شیار عمیق '.repeat(40)}`,
    5,
    'عدد',
  ]);
  const read = await readFileRows(file(workbook(rows)));
  expect(typeof read === 'string' ? read : read.length).toBe(2_000);
});

it('R-382 reads texts in the encodings spreadsheets write', async () => {
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(LIST, (c) => c.charCodeAt(0)).buffer),
  ]);
  expect(await readFileRows(file(utf16, 'فهرست.txt'))).toEqual(ROWS);
  expect(await readFileRows(file(`\ufeff${LIST}`, 'فهرست.csv'))).toEqual(ROWS);
  // «نام» TAB «متر», as Persian Windows writes it.
  const windows = new Uint8Array([0xe4, 0xc7, 0xe3, 0x09, 0xe3, 0xca, 0xd1]);
  expect(await readFileRows(file(windows, 'فهرست.csv'))).toEqual([{ row: 1, cells: ['نام', 'متر'] }]);
});

it.each([
  ['empty', file('')],
  ['empty', file(' \n\t\n', 'فهرست.csv')],
  ['empty', file(workbook([['', ''], []]))],
  ['too-large', file(new Uint8Array(5 * 1024 * 1024 + 1), 'فهرست.csv')],
  ['broken', file('PK\u0003\u0004 not an archive')],
  ['broken', file(new Uint8Array([1, 0, 2, 0, 0]), 'فهرست.csv')],
  ['broken', file(workbook([['الف']]).slice(0, 300))],
  ['old-format', file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'فهرست.xls')],
  ['too-many-rows', file('بلبرینگ\t۱\n'.repeat(2_001), 'فهرست.csv')],
])('R-382 says of a file why it is not read: %s', async (problem, wrong) => {
  expect(await readFileRows(wrong)).toBe(problem);
});
