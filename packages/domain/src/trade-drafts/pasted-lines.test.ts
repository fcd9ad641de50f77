import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinRows, type NamedUnit, readPastedRows, rowsToCorrect, wrongRowsCsv } from '.';

const units: NamedUnit[] = [
  { id: 'u-piece', title: 'عدد', symbol: 'pcs', isDiscrete: true },
  { id: 'u-kg', title: 'کیلوگرم', symbol: 'kg', isDiscrete: false },
];
/** Rows of cells, separated by tabs. */
const rowsOf = (text: string) =>
  text.split('\n').map((row, index) => ({ row: index + 1, cells: row.split('\t') }));
const read = (text: string) => readPastedRows(rowsOf(text), units);

it('R-368 reads a row of code, name, quantity and unit', () => {
  expect(read(' 6205\tبلبرینگ \t۲۰\tPCS\t')).toEqual({
    lines: [{ title: 'بلبرینگ 6205', quantity: '۲۰', unitId: 'u-piece' }],
    wrong: [],
  });
});

it('R-368 takes a cell of several lines as one name', () => {
  const rows = [{ row: 1, cells: ['6205', 'بلبرینگ\nشیار عمیق', '۲۰', 'عدد'] }];
  expect(readPastedRows(rows, units).lines).toMatchObject([{ title: 'بلبرینگ شیار عمیق 6205' }]);
});

it.each([
  ['کد\tنام\tتعداد\tواحد'],
  ['Part No.\tDescription\tQty\tUOM'],
  ['کد فنی\tشرح کالا\tمقدار\tواحد شمارش'],
  ['SKU\tProduct name\tQuantity\tUnit of measure'],
])('R-380 knows the headings «%s»', (headings) => {
  expect(read(`${headings}\n6205\tبلبرینگ\t۲۰\tعدد`)).toEqual({
    lines: [{ title: 'بلبرینگ 6205', quantity: '۲۰', unitId: 'u-piece' }],
    wrong: [],
  });
});

it('R-380 headings hold for the rows below them, until the next ones', () => {
  const { lines, wrong } = read(
    'بلبرینگ\t۴\tعدد\nواحد\tتعداد\tنام\nعدد\t۵\tشافت\nعدد\t?\tپولی\nنام\tتعداد\nمهره\t?',
  );
  expect(lines.map(({ title, quantity }) => `${title} ${quantity}`)).toEqual(['بلبرینگ ۴', 'شافت ۵']);
  expect(rowsToCorrect(wrong)).toEqual([
    ['واحد', 'تعداد', 'نام'],
    ['عدد', '?', 'پولی'],
    ['نام', 'تعداد'],
    ['مهره', '?'],
  ]);
});

it('R-380 a file joins what is in the field without its name; what has headings comes last', () => {
  const present = rowsOf('شافت\t?');
  const named = rowsOf('فهرست خرید آذر\n\nواحد\tتعداد\tنام\nعدد\t۴\tبلبرینگ');
  expect(joinRows(present, named)).toEqual([
    ['شافت', '?'],
    ['واحد', 'تعداد', 'نام'],
    ['عدد', '۴', 'بلبرینگ'],
  ]);
  expect(joinRows(named, present)).toEqual([
    ['شافت', '?'],
    ['فهرست خرید آذر'],
    ['واحد', 'تعداد', 'نام'],
    ['عدد', '۴', 'بلبرینگ'],
  ]);
  const above = rowsOf('بلبرینگ\t۴\nنام\tتعداد\nگریس\t۲');
  expect(joinRows([], above)).toHaveLength(3);
});

it('R-368 recognises a row of headings in any order, with Arabic letters', () => {
  const { lines, wrong } = read('تعداد\tواحد\tنام كالا\tكد\n٢٫٥\tكيلوگرم\tگریس\tEP2');
  expect(wrong).toEqual([]);
  expect(lines).toEqual([{ title: 'گریس EP2', quantity: '٢٫٥', unitId: 'u-kg' }]);
});

it('R-368 reads shorter rows: name and quantity; name, quantity and unit; code, name and quantity', () => {
  expect(read('بلبرینگ\t۵').lines).toEqual([{ title: 'بلبرینگ', quantity: '۵', unitId: '' }]);
  expect(read('گریس\t۵\tkg').lines).toEqual([{ title: 'گریس', quantity: '۵', unitId: 'u-kg' }]);
  expect(read('6205\tبلبرینگ\t۵').lines).toEqual([{ title: 'بلبرینگ 6205', quantity: '۵', unitId: '' }]);
});

it('R-369 keeps the good rows, and says of each wrong one what is wrong', () => {
  const { lines, wrong } = read(
    '6205\tبلبرینگ\t۲۰\tعدد\n\n6206\tبلبرینگ\t۱٫۵\tعدد\n6207\tبلبرینگ\tچند\tجعبه',
  );
  expect(lines).toHaveLength(1);
  expect(wrong).toEqual([
    { row: 3, cells: ['6206', 'بلبرینگ', '۱٫۵', 'عدد'], problems: ['quantity-not-whole'] },
    { row: 4, cells: ['6207', 'بلبرینگ', 'چند', 'جعبه'], problems: ['not-a-number', 'unit-unknown'] },
  ]);
  expect(wrongRowsCsv(wrong, (problem) => problem)).toBe(
    '\ufeff3,6206,بلبرینگ,۱٫۵,عدد,quantity-not-whole\r\n4,6207,بلبرینگ,چند,جعبه,not-a-number unit-unknown\r\n',
  );
});

it('R-369 writes no formula into a spreadsheet', () => {
  const csv = wrongRowsCsv(
    [{ row: 1, cells: ['=HYPERLINK("x")', '+1', '@a'], problems: ['required'] }],
    () => 'x',
  );
  expect(csv).toContain(`"'=HYPERLINK(""x"")",'+1,'@a`);
});

it('R-369 has room for as many as are left', () => {
  const text = Array.from({ length: 502 }, (_, index) => `6${index}\tبلبرینگ\t۱\tعدد`).join('\n');
  const { lines, wrong } = read(text);
  expect([lines.length, wrong.map(({ problems }) => problems)]).toEqual([
    500,
    [['too-many-lines'], ['too-many-lines']],
  ]);
});

it('R-369 loses no row of any list', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ maxLength: 30 }), { maxLength: 6 }), { maxLength: 20 }),
      (all) => {
        const rows = all.map((cells, index) => ({ row: index + 1, cells }));
        const filled = all.filter((cells) => cells.some((cell) => cell.trim() !== '')).length;
        const { lines, wrong } = readPastedRows(rows, units);
        expect(lines.length + wrong.length).toBe(filled);
      },
    ),
  );
});
