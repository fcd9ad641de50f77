import { type DraftProperty, type DraftRules, newDraft, newLine, newSupplier, type TradeDraft } from '.';

/** For the tests of this folder: a draft to two suppliers that lacks nothing. */
export const bore: DraftProperty = {
  propertyId: 'p-bore',
  title: 'قطر داخلی',
  kind: 'Number',
  min: '۱',
  max: '۲',
  unitId: 'u-in',
  unitText: 'in',
  options: [],
  text: '',
};
export const complete = (): TradeDraft => ({
  ...newDraft('d-1', 'g-1', 'u-1', 0),
  suppliers: [newSupplier('s-1', 'پارس', 'c-1'), newSupplier('s-2', 'البرز', 'c-2')],
  lines: [
    newLine('l-1', {
      title: 'بلبرینگ',
      categoryId: 'c-ball',
      offers: { 's-1': 'sp-7' },
      ids: { 's-1': 'trl-9' },
      quantity: '۲۰۰',
      unitId: 'u-piece',
      targetPrice: '۹۰۰٬۰۰۰',
      priceQuantities: ['۱٬۰۰۰', '۵۰۰', '۵۰۰', ''],
      required: [bore],
    }),
  ],
  deliveryAddressId: 'da-1',
});
export const rules: DraftRules = {
  discreteUnits: new Set(['u-piece']),
  required: new Map([['c-ball', [{ id: 'p-bore', title: 'قطر داخلی' }]]]),
  documents: [],
  today: '2026-11-23',
};
