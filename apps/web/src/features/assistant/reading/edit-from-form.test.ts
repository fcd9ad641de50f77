import { expect, it } from 'vitest';
import { editFromForm, namesUnit, withEdit } from './edit-from-form';

const lengths = [
  { id: 'u-mm', symbol: 'mm', title: 'میلی‌متر', factor: 1 },
  { id: 'u-cm', symbol: 'cm', title: 'سانتی‌متر', factor: 10 },
];
const sent = (query: string) => editFromForm(new URLSearchParams(query), lengths);
const range = (min: string, max: string, unit = 'u-mm') =>
  new URLSearchParams({ edit: 'range', key: 'property:p-bore', min, max, unit }).toString();

it.each([
  [
    'edit=range&key=property:p-bore&min=۲۵&max=30&unit=u-mm',
    { kind: 'range', min: 25, max: 30, unitId: 'u-mm' },
  ],
  ['edit=range&key=property:p-bore&min=۲٫۵&max=', { kind: 'range', min: 2.5 }],
  ['edit=options&key=property:p-brand&option=a&option=b', { kind: 'options', optionIds: ['a', 'b'] }],
  ['edit=options&key=property:p-brand', { kind: 'remove', key: 'property:p-brand' }],
  ['edit=quantity&key=quantity&amount=۵۰۰', { kind: 'quantity', amount: 500 }],
  ['edit=quantity&key=quantity&amount=۲/۵', { kind: 'quantity', amount: 2.5 }],
  ['edit=price&key=price&maxPrice=۲٬۰۰۰٬۰۰۰', { kind: 'price', maxRial: 20_000_000 }],
])('R-571 reads the form of a chip: %s', (query, edit) => {
  expect(sent(query)).toMatchObject(edit);
});

it.each([
  ['۲۰', '۳۰ mm', { min: 20, max: 30, unitId: 'u-mm' }],
  ['۲۰', '۳ سانت', { min: 2, max: 3, unitId: 'u-cm' }],
  ['۲/۵', '۳/۵', { min: 2.5, max: 3.5, unitId: 'u-mm' }],
  ['', '۲/۵ mm', { max: 2.5, unitId: 'u-mm' }],
])('R-557 R-062 reads sides as they are typed into a filter: %s to %s', (min, max, edit) => {
  expect(sent(range(min, max))).toEqual({ kind: 'range', key: 'property:p-bore', ...edit });
});

it.each([
  ['۲۰', 'بزرگ'],
  ['x', '۳۰'],
  ['۲۰', '۳۰ bar'],
  ['', ''],
])('R-557 changes nothing when a side cannot be read: %j to %j', (min, max) => {
  expect(sent(range(min, max))).toBeUndefined();
});

it.each([
  [range('۲۰', '۳۰ mm'), true],
  [range('۲۰', '۲/۵'), false],
  [range('', ''), false],
  ['edit=quantity&amount=۵ تن', false],
])('R-557 %s needs the units of its property: %s', (query, isNeeded) => {
  expect(namesUnit(new URLSearchParams(query))).toBe(isNeeded);
});

it.each(['', 'edit=range&key=k&min=abc', 'edit=quantity&amount=0', 'edit=price&maxPrice=-3', 'edit=other'])(
  'R-571 a form that says nothing changes nothing: %j',
  (query) => expect(sent(query)).toBeUndefined(),
);

it('R-571 a further change of a chip takes the place of the former', () => {
  const first = { kind: 'range', key: 'a', min: 1 } as const;
  const soft = { kind: 'strength', key: 'a', strength: 'soft' } as const;
  const second = { kind: 'range', key: 'a', min: 2 } as const;
  const edits = [first, soft, { kind: 'quantity', amount: 2 } as const];
  expect(withEdit(edits, second)).toEqual([soft, edits[2], second]);
  expect(withEdit(edits, { kind: 'remove', key: 'a' })).toEqual([edits[2], { kind: 'remove', key: 'a' }]);
});
