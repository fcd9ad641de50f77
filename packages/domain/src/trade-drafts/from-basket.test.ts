import { expect, it } from 'vitest';
import type { RequestLine } from '../request-draft';
import { addCollected, MOST_LINES, newDraft, newLine, newSupplier } from '.';

const product: RequestLine = {
  key: 'sp-7',
  kind: 'product',
  title: 'بلبرینگ 6205',
  href: '/products/sp-7',
  categoryId: 'c-ball',
  supplierId: 's-1',
  supplierName: 'پارس',
  productId: 'sp-7',
  unit: 'عدد',
  quantity: 20,
  conditions: [],
};
const list: RequestLine = {
  key: '/x?f=1',
  kind: 'specification',
  title: 'بلبرینگ شیار عمیق',
  href: '/x?f=1',
  categoryId: 'c-ball',
  quantity: 1,
  conditions: [],
  required: [
    {
      propertyId: 'p-bore',
      title: 'قطر داخلی',
      value: 1,
      measurementUnitId: 'u-in',
      unitDisplayText: 'in',
    },
  ],
};
const context = () => {
  let next = 0;
  return { newId: () => `id-${++next}`, units: [{ id: 'u-piece', title: 'عدد' }], nowMs: 9 };
};
it('R-367 becomes lines and suppliers, the filters in the units they were written in, each object once', () => {
  const { draft } = addCollected(newDraft('d', 'g', 'u', 0), [product, list], context());
  expect(draft.suppliers).toEqual([newSupplier('s-1', 'پارس', 'id-1')]);
  expect(draft.lines).toMatchObject([
    { title: 'بلبرینگ 6205', offers: { 's-1': 'sp-7' }, quantity: '۲۰', unitId: 'u-piece' },
    { title: 'بلبرینگ شیار عمیق', quantity: '', required: [{ min: '۱', unitId: 'u-in', unitText: 'in' }] },
  ]);
  expect(addCollected(draft, [product, list], context()).draft).toMatchObject({
    lines: draft.lines,
    suppliers: draft.suppliers,
  });
});

it('R-577 a specification carries the sentence, the price limit in Toman and the city of delivery', () => {
  const wanted = { ...list, note: 'پانصد عدد، تهران', targetRial: 20_000_000, deliveryCityId: 'city-tehran' };
  const { draft } = addCollected(newDraft('d', 'g', 'u', 0), [list, { ...wanted, href: '/y' }], context());
  expect(draft.deliveryCityId).toBe('city-tehran');
  expect(draft.lines[1]).toMatchObject({ note: 'پانصد عدد، تهران', targetPrice: '۲٬۰۰۰٬۰۰۰' });
  const chosen = { ...draft, lines: [], deliveryCityId: 'city-karaj' };
  expect(addCollected(chosen, [wanted], context()).draft.deliveryCityId).toBe('city-karaj');
});

it('R-367 leaves what a draft has no room for, with its supplier', () => {
  const lines = Array.from({ length: MOST_LINES - 1 }, (_, index) => newLine(`l-${index}`));
  const almostFull = { ...newDraft('d', 'g', 'u', 0), lines };
  const added = addCollected(almostFull, [list, product], context());
  expect(added.draft.lines).toHaveLength(MOST_LINES);
  expect(added.draft.lines.at(-1)?.href).toBe(list.href);
  expect([added.draft.suppliers, added.left]).toEqual([[], [product]]);
});
