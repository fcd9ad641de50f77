import { expect, it } from 'vitest';
import { checkDraft, type DraftRules, fieldOfService, newDraft, type TradeDraft } from '.';
import { bore, complete, rules } from './trade-drafts.fixtures';

const problemsOf = (draft: TradeDraft, other: Partial<DraftRules> = {}) =>
  checkDraft(draft, { ...rules, ...other }).map(({ path, code }) => `${path} ${code}`);

it('R-360 is complete, or says at which field it is not', () => {
  expect(problemsOf(complete())).toEqual([]);
  expect(problemsOf(newDraft('d', 'g', 'u', 0))).toEqual([
    'suppliers no-supplier',
    'lines no-line',
    'deliveryAddressId required',
  ]);
  const draft = { ...complete(), neededBy: '2026-11-23' };
  expect(problemsOf(draft)).toEqual(['neededBy needed-by']);
  expect(problemsOf({ ...draft, neededBy: '2028-11-22' })).toEqual([]);
  expect(problemsOf({ ...draft, neededBy: '2028-11-23' })).toEqual(['neededBy needed-by']);
  expect(problemsOf(complete(), { documents: [{ id: 'td-tech', title: 'مشخصات فنی' }] })).toEqual([
    'documents.td-tech required',
  ]);
  const lines = complete().lines.map((line) => ({
    ...line,
    quantity: '۱٫۵',
    required: [{ ...bore, min: '۳' }],
  }));
  expect(problemsOf({ ...complete(), lines })).toEqual([
    'lines.l-1.quantity quantity-not-whole',
    'lines.l-1.required.p-bore range-order',
  ]);
  const bare = complete().lines.map((line) => ({ ...line, required: [], unitId: '' }));
  expect(problemsOf({ ...complete(), lines: bare })).toEqual([
    'lines.l-1.unitId required',
    'lines.l-1.required.p-bore required',
  ]);
});

it.each([
  [['۱۰۰', 'الف'], 'not-a-number'],
  [['۱۰۰', '۲٫۵', 'الف'], 'quantity-not-whole'],
  [['۱۰', '۲۰', '۳۰', '۴۰', '۵۰', '۶۰'], 'too-many-price-steps'],
  // The catalogue stores each once.
  [['۱۰', '۲۰', '۳۰', '۴۰', '۵۰', '50', '', ' '], undefined],
] as const)('R-360 tells of the price steps %j at their one field: %s', (priceQuantities, code) => {
  const lines = complete().lines.map((line) => ({ ...line, priceQuantities }));
  const expected = code === undefined ? [] : [`lines.l-1.priceQuantities ${code}`];
  expect(problemsOf({ ...complete(), lines })).toEqual(expected);
});

it('finds the field of a refusal by the service', () => {
  const { lines } = complete();
  expect(fieldOfService('lines[0].unitOfMeasurementId', lines)).toBe('lines.l-1.unitId');
  expect(fieldOfService('lines[0].requiredProperties[0].value', lines)).toBe('lines.l-1.required.p-bore');
  expect(fieldOfService('lines[0].priceQuantities[1]', lines)).toBe('lines.l-1.priceQuantities');
  expect(fieldOfService('lines[0].fileIds[2]', lines)).toBe('lines.l-1.files');
  expect(fieldOfService('lines[3].quantity', lines)).toBeUndefined();
  expect(fieldOfService('neededBy', lines)).toBe('neededBy');
});

it.each([
  ['Text', 'ا'.repeat(501), 'too-long'],
  ['Text', 'گریس لیتیم', undefined],
  ['Date', '2026-13-xx', 'not-a-day'],
  ['Date', '1405/9/20', 'not-a-day'],
  ['Date', '2026-12-11', undefined],
] as const)('R-385 a property of kind %s: «%.12s» %s', (kind, text, code) => {
  const lines = complete().lines.map((line) => ({
    ...line,
    required: [{ ...bore, min: '', max: '', kind, text }],
  }));
  const expected = code === undefined ? [] : [`lines.l-1.required.p-bore ${code}`];
  expect(problemsOf({ ...complete(), lines }, { required: new Map() })).toEqual(expected);
});

it('R-360 judges a line anew only when it or the rules change', () => {
  const draft = complete();
  const [line] = draft.lines;
  if (!line) throw new Error('no line');
  expect(checkDraft(draft, rules)).toEqual([]);
  const changed = { ...draft, lines: [line, { ...line, key: 'l-2', quantity: '' }] };
  expect(checkDraft(changed, rules).map(({ path }) => path)).toEqual(['lines.l-2.quantity']);
  const further = { ...rules, required: new Map([['c-ball', [{ id: 'p-x', title: 'جنس' }]]]) };
  expect(checkDraft(draft, further).map(({ path }) => path)).toEqual(['lines.l-1.required.p-x']);
});
