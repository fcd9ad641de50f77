import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPersianDigits } from '../persian/digits';
import type { RequestLine } from '../request-draft';
import {
  addCollected,
  checkDraft,
  type DraftProperty,
  type DraftRules,
  demandsOf,
  draftFromRequest,
  fieldOfService,
  newDraft,
  newLine,
  newSupplier,
  readQuantityText,
  readTomanText,
  storableLines,
  type TradeDraft,
  targetSum,
  toOrderContent,
} from '.';

const bore: DraftProperty = {
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
const complete = (): TradeDraft => ({
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
const rules: DraftRules = {
  discreteUnits: new Set(['u-piece']),
  required: new Map([['c-ball', [{ id: 'p-bore', title: 'قطر داخلی' }]]]),
  documents: [],
  today: '2026-11-23',
};
const problemsOf = (draft: TradeDraft, other: Partial<DraftRules> = {}) =>
  checkDraft(draft, { ...rules, ...other }).map(({ path, code }) => `${path} ${code}`);

describe('typed numbers', () => {
  it.each([
    ['۲۰۰', true, 200],
    ['١٢٫٥', false, 12.5],
    ['1,200', true, 1200],
    ['۰٫۱۲۵۰', false, 0.125],
    ['', true, 'required'],
    ['بیست', true, 'not-a-number'],
    ['۰', true, 'quantity-not-positive'],
    ['-۲', true, 'quantity-not-positive'],
    ['1000000001', true, 'quantity-too-large'],
    ['۱٫۵', true, 'quantity-not-whole'],
    ['۱٫۰۰۰۵', false, 'quantity-decimals'],
  ] as const)('R-360 «%s», discrete %s → %s', (text, isDiscrete, expected) => {
    expect(readQuantityText(text, isDiscrete)).toBe(expected);
  });
  it('reads Toman as integer Rial', () => {
    expect([
      readTomanText('۹۰۰٬۰۰۰'),
      readTomanText('۱٫۵'),
      readTomanText('-۱'),
      readTomanText('گران'),
    ]).toEqual([9_000_000, 15, undefined, undefined]);
  });
});

describe('a draft', () => {
  it('R-361 becomes one request per supplier, each with its own offers and line ids, in the units the buyer wrote', () => {
    const draft = complete();
    const [first, second] = draft.suppliers.map((supplier) => toOrderContent(draft, supplier));
    expect(first).toEqual({
      groupKey: 'g-1',
      deliveryAddressId: 'da-1',
      documents: [],
      lines: [
        {
          id: 'trl-9',
          supplierProductId: 'sp-7',
          categoryId: 'c-ball',
          title: 'بلبرینگ',
          quantity: 200,
          unitOfMeasurementId: 'u-piece',
          targetPriceRial: 9_000_000,
          priceQuantities: [500, 1000],
          fileIds: [],
          requiredProperties: [
            { dataType: 'Number', propertyId: 'p-bore', value: 1, maxValue: 2, measurementUnitId: 'u-in' },
          ],
        },
      ],
    });
    expect(second?.lines[0]).not.toHaveProperty('id');
    expect(second?.lines[0]).not.toHaveProperty('supplierProductId');
  });
  it('R-361 leaves out what is not valid yet, and keeps the text', () => {
    const draft = complete();
    const [line] = draft.lines;
    if (!line) throw new Error('no line');
    const typed = {
      ...draft,
      lines: [{ ...line, quantity: 'دوی', targetPrice: '?' }, newLine('l-2', { title: 'بی‌دسته' })],
    };
    const { lines } = toOrderContent(typed, { supplierId: 's-1' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toHaveProperty('quantity');
    expect(lines[0]).not.toHaveProperty('targetPriceRial');
  });
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
  it('finds the field of a refusal by the service', () => {
    const { lines } = complete();
    expect(fieldOfService('lines[0].unitOfMeasurementId', lines)).toBe('lines.l-1.unitId');
    expect(fieldOfService('lines[0].requiredProperties[0].value', lines)).toBe('lines.l-1.required.p-bore');
    expect(fieldOfService('lines[3].quantity', lines)).toBeUndefined();
    expect(fieldOfService('neededBy', lines)).toBe('neededBy');
  });
  it('R-366 is read back from the request of the catalogue under the same lines', () => {
    const draft = complete();
    const request = {
      id: 'tr-1',
      version: 3,
      clientRequestId: 'c-1',
      groupKey: 'g-1',
      supplier: { id: 's-1', name: 'پارس' },
      deliveryAddressId: 'da-1',
      documents: [],
      lines: [
        {
          id: 'trl-9',
          supplierProductId: 'sp-7',
          categoryId: 'c-ball',
          title: 'بلبرینگ',
          quantity: 200,
          unitOfMeasurementId: 'u-piece',
          priceQuantities: [500, 1000],
          targetPriceRial: 9_000_000,
          files: [],
          requiredProperties: [
            { propertyId: 'p-bore', title: 'قطر داخلی', value: 1, maxValue: 2, measurementUnitId: 'u-in' },
          ],
        },
      ],
    };
    const read = draftFromRequest(request, { known: draft, owner: 'u-1', nowMs: 5 });
    const [supplier] = read.suppliers;
    expect(supplier).toMatchObject({ requestId: 'tr-1', version: 3 });
    expect(read.lines[0]?.key).toBe('l-1');
    expect(toOrderContent(read, { supplierId: 's-1' })).toEqual(toOrderContent(draft, { supplierId: 's-1' }));
  });
  it('R-366 knows a line whose id was lost with a response, and a second one of the same name as another', () => {
    const line = { id: '', categoryId: 'c-1', title: 'بلبرینگ', files: [], requiredProperties: [] };
    const known = {
      ...newDraft('d', 'g', 'u', 0),
      lines: ['a', 'b'].map((key) => newLine(key, { title: ' بلبرینگ', categoryId: 'c-1' })),
    };
    const request = {
      id: 'tr-1',
      version: 1,
      clientRequestId: 'c',
      supplier: { id: 's-1', name: 'پارس' },
      lines: ['x', 'y', 'z'].map((id) => ({ ...line, id })),
      documents: [],
    };
    const { lines } = draftFromRequest(request, { known, owner: 'u', nowMs: 0 });
    expect(lines.map(({ key, ids }) => [key, ids['s-1']])).toEqual([
      ['a', 'x'],
      ['b', 'y'],
      ['z', 'z'],
    ]);
  });
  it('R-361 sends no value that is none yet: half a day, a text that is too long', () => {
    const long = 'x'.repeat(2001);
    const draft = { ...complete(), neededBy: '1405/9', buyerNote: long, buyerReference: long };
    const lines = complete().lines.map((line) => ({ ...line, note: long }));
    const sent = toOrderContent({ ...draft, lines }, { supplierId: 's-1' });
    expect(sent).toEqual(toOrderContent(complete(), { supplierId: 's-1' }));
    expect(storableLines({ lines: [newLine('l', { categoryId: 'c', title: long })] })).toEqual([]);
  });
});

describe('what a supplier demands', () => {
  const setting = {
    acceptsDirectOrder: true,
    minOrderRial: 100_000_000,
    paymentTerms: ['Cash'],
    deliveryMethods: [],
    requiredDocumentTypeIds: ['td-vat'],
  };
  it('R-362 is told while writing: met, open, or unmet', () => {
    const draft = complete();
    expect(targetSum(draft)).toEqual({ rial: 1_800_000_000, unknown: 0 });
    const states = (of: TradeDraft) => demandsOf(of, setting).map(({ kind, state }) => `${kind} ${state}`);
    expect(states(draft)).toEqual(['min-order met', 'payment-term open', 'document open']);
    const small = {
      ...draft,
      paymentTerm: 'Check',
      lines: draft.lines.map((line) => ({ ...line, quantity: '1' })),
    };
    expect(states(small)).toEqual(['min-order unmet', 'payment-term unmet', 'document open']);
    const unpriced = { ...small, lines: small.lines.map((line) => ({ ...line, targetPrice: '' })) };
    expect(states(unpriced)[0]).toBe('min-order open');
    expect(demandsOf(draft, { ...setting, acceptsDirectOrder: false })[0]).toMatchObject({
      kind: 'direct-order',
      state: 'unmet',
    });
  });
});

describe('what was collected on the public pages', () => {
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
    const draft = addCollected(newDraft('d', 'g', 'u', 0), [product, list], context());
    expect(draft.suppliers).toEqual([newSupplier('s-1', 'پارس', 'id-1')]);
    expect(draft.lines).toMatchObject([
      { title: 'بلبرینگ 6205', offers: { 's-1': 'sp-7' }, quantity: '۲۰', unitId: 'u-piece' },
      { title: 'بلبرینگ شیار عمیق', quantity: '', required: [{ min: '۱', unitId: 'u-in', unitText: 'in' }] },
    ]);
    expect(addCollected(draft, [product, list], context())).toMatchObject({
      lines: draft.lines,
      suppliers: draft.suppliers,
    });
  });
});

it('R-360 accepts any whole number in the digits of any script', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (value) => {
      expect(readQuantityText(toPersianDigits(value), true)).toBe(value);
    }),
  );
});
