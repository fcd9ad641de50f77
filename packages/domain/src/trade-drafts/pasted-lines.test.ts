import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type NamedUnit, readPastedList, wrongRowsCsv } from '.';

const units: NamedUnit[] = [
  { id: 'u-piece', title: 'عدد', symbol: 'pcs', isDiscrete: true },
  { id: 'u-kg', title: 'کیلوگرم', symbol: 'kg', isDiscrete: false },
];
const read = (text: string) => readPastedList(text, units);

it.each([
  ['tabs', '6205\tبلبرینگ\t۲۰\tعدد'],
  ['semicolons', '6205; بلبرینگ ;۲۰; عدد'],
  ['commas', '6205,بلبرینگ,20,pcs'],
  ['Persian commas', '6205، بلبرینگ، ۲۰، عدد'],
  ['spaces', '6205   بلبرینگ   ۲۰   عدد'],
  ['quotes', '"6205","بلبرینگ","20","عدد"'],
])('R-368 reads rows separated by %s', (_, text) => {
  expect(read(text).wrong).toEqual([]);
  const [line] = read(text).lines;
  expect(line).toMatchObject({ title: 'بلبرینگ 6205', unitId: 'u-piece' });
  expect(['20', '۲۰']).toContain(line?.quantity);
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

it('R-369 loses no row of any text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 }), { maxLength: 20 }), (rows) => {
      const text = rows.join('\n');
      const filled = text.split(/\r\n?|\n/).filter((row) => row.trim() !== '').length;
      const { lines, wrong } = read(text);
      expect([filled, filled - 1]).toContain(lines.length + wrong.length);
    }),
  );
});
