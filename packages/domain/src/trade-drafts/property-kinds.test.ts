import { expect, it } from 'vitest';
import { newLine, withKinds } from '.';
import { bore, complete } from './trade-drafts.fixtures';

const seal = { ...bore, propertyId: 'p-seal', title: 'آب‌بند', kind: 'MultiOption' as const };
const kinds = new Map([['c-ball', new Map([['p-seal', 'Option' as const]])]]);

it('R-361 gives a property the kind of its category, and changes nothing else', () => {
  const other = newLine('l-2', { categoryId: 'c-seal', required: [seal] });
  const known = complete().lines.map((line) => ({ ...line, required: [bore, seal] }));
  const { lines } = withKinds({ ...complete(), lines: [...known, other] }, kinds);
  expect(lines[0]?.required).toEqual([bore, { ...seal, kind: 'Option' }]);
  expect(lines[0]?.required[0]).toBe(bore);
  // Of another category, where the same id says nothing.
  expect(lines[1]).toBe(other);
});

it('R-361 returns the same draft where every kind is the one of its category', () => {
  const draft = complete();
  expect(withKinds(draft, kinds)).toBe(draft);
  expect(withKinds(draft, new Map())).toBe(draft);
});
