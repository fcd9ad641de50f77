import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTextRows, writeTextRows } from './read-text-rows';

const cells = async (text: string) => (await readTextRows(text)).map((row) => row.cells);

it.each([
  ['tabs', '6205\tبلبرینگ\t۲۰\tعدد'],
  ['semicolons', '6205; بلبرینگ ;۲۰; عدد'],
  ['Persian semicolons', '6205؛ بلبرینگ ؛۲۰؛ عدد'],
  ['commas', '6205,بلبرینگ,۲۰,عدد'],
  ['Persian commas', '6205، بلبرینگ، ۲۰، عدد'],
  ['spaces', '6205   بلبرینگ   ۲۰   عدد'],
  ['commas and spaces', '6205,  بلبرینگ,  ۲۰,  عدد'],
  ['quotes', '"6205","بلبرینگ","۲۰","عدد"'],
  ['quotes after spaces', '"6205"; "بلبرینگ"; "۲۰"; "عدد"'],
])('R-381 reads cells separated by %s', async (_, text) => {
  expect(await cells(text)).toEqual([['6205', 'بلبرینگ', '۲۰', 'عدد']]);
});

it('R-381 keeps separators, quotation marks and line breaks inside a quoted cell', async () => {
  const copied = '6205\t"بلبرینگ\nشیار\tعمیق, ""C3"""\t۲۰\tعدد\r\n6206\tساده\t۳\tعدد\r\n';
  expect(await cells(copied)).toEqual([
    ['6205', 'بلبرینگ\nشیار\tعمیق, "C3"', '۲۰', 'عدد'],
    ['6206', 'ساده', '۳', 'عدد'],
    [''],
  ]);
  expect(await cells('"6205","بلبرینگ، ۲ ردیفه; باز","1,200",pcs')).toEqual([
    ['6205', 'بلبرینگ، ۲ ردیفه; باز', '1,200', 'pcs'],
  ]);
});

it('R-381 takes the sign of inches for no quotation', async () => {
  expect(await cells('لوله 2"\t۵\tشاخه\n"1/2 شیر\t۳\tعدد\nزانو\t۴\tعدد')).toEqual([
    ['لوله 2"', '۵', 'شاخه'],
    ['"1/2 شیر', '۳', 'عدد'],
    ['زانو', '۴', 'عدد'],
  ]);
});

it('R-381 keeps a number together whose thousands are grouped by a Persian comma', async () => {
  expect(await cells('بلبرینگ، ۱،۲۰۰، عدد')).toEqual([['بلبرینگ', '۱٬۲۰۰', 'عدد']]);
});

it('R-381 numbers rows as they stand, with the empty ones', async () => {
  const rows = await readTextRows('نام\tتعداد\n\nبلبرینگ\t۵');
  expect(rows.map(({ row }) => row)).toEqual([1, 2, 3]);
});

it('R-381 writes rows that are read alike: the wrong ones stay in the field', async () => {
  // A cell of the sheet: no spaces around it, no separate rows of nothing.
  const cell = fc.string({ maxLength: 12 }).map((text) => `x${text.replaceAll('\r', '')}x`);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }),
      async (rows) => {
        expect(await cells(await writeTextRows(rows))).toEqual(rows);
      },
    ),
  );
});
