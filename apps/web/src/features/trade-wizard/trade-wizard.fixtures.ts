import type { CategoryProperty, MerchantSaleSetting, TradeDocumentType } from '@bazaar/api/model';
import { type DraftLine, newDraft, newLine, newSupplier, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { createUploadQueue, type Upload } from '@/lib/uploads/upload-queue';
import type { WizardContext } from './wizard-context';

/** A draft for stories: three lines to two suppliers. */
export const draft: TradeDraft = {
  ...newDraft('d-1', 'g-1', 'usr-1', 0),
  buyerReference: 'PR-1405-122',
  suppliers: [newSupplier('s-1', 'یاتاقان پارس', 'c-1'), newSupplier('s-2', 'یاتاقان البرز', 'c-2')],
  lines: [
    newLine('l-1', {
      title: 'بلبرینگ شیار عمیق',
      categoryId: 'c-1',
      quantity: '۲۰۰',
      unitId: 'u-piece',
      targetPrice: '۹۰۰٬۰۰۰',
    }),
    newLine('l-2', { title: 'SKF 6305-2RS1', categoryId: 'c-1', quantity: '۶۰', unitId: 'u-piece' }),
    newLine('l-3', { title: 'SKF 6206-2RS1', categoryId: 'c-1', quantity: '۱٫۵', unitId: 'u-piece' }),
  ],
};

export const setting: MerchantSaleSetting = {
  merchantId: 'm-1',
  acceptsDirectOrder: true,
  minOrderRial: 50_000_000,
  paymentTerms: ['Cash', 'Check'],
  deliveryMethods: ['BuyerPickup'],
  saleCityIds: [],
  requiredDocumentTypeIds: [],
};

const property = (id: string, part: Partial<CategoryProperty>): CategoryProperty => ({
  id,
  categoryId: 'c-1',
  title: id,
  sortOrder: 1,
  dataType: 'Text',
  isFilterable: true,
  isComparable: true,
  isKey: true,
  isRequiredInRequest: true,
  ...part,
});

export const properties: readonly CategoryProperty[] = [
  property('p-bore', {
    title: 'قطر داخلی',
    dataType: 'Number',
    measurementQuantityId: 'q-length',
    defaultMeasurementUnitId: 'u-mm',
    defaultMeasurementUnitDisplayText: 'mm',
  }),
  property('p-seal', {
    title: 'نوع آب‌بند',
    dataType: 'Option',
    options: ['بی آب‌بند', 'دوطرفه 2RS', 'دوطرفه 2Z'].map((title, index) => ({ id: `o-${index}`, title })),
  }),
  property('p-brand', {
    title: 'برند',
    dataType: 'MultiOption',
    options: ['SKF', 'FAG', 'NTN', 'NSK', 'KOYO', 'TIMKEN', 'INA'].map((title) => ({
      id: `b-${title}`,
      title,
    })),
  }),
  property('p-made', { title: 'ساخت پس از', dataType: 'Date' }),
];

const pdf = 'application/pdf';
const documentType = (id: string, title: string): TradeDocumentType => ({
  id,
  title,
  code: 'Other',
  isRequired: false,
  acceptedMimes: [pdf, 'image/jpeg'],
  maxSizeMb: 20,
});
export const documentTypes = [
  documentType('tdt-technical-spec', 'مشخصات فنی'),
  documentType('tdt-certificate', 'گواهی‌نامه'),
];

/** What every step works on, with files on their way, none of which moves. */
export function contextOf(
  lines: readonly DraftLine[] = draft.lines,
  errors: Readonly<Record<string, string>> = {},
  uploads: readonly Upload[] = [],
): WizardContext {
  const queue = createUploadQueue({
    send: () => new Promise(() => undefined),
    newId: () => '',
    onStored: () => undefined,
  });
  queue.store.setState(uploads, true);
  return {
    draft: { ...draft, lines },
    change: () => undefined,
    reads: {
      units: { data: [{ id: 'u-piece', title: 'عدد', symbol: 'pcs', isDiscrete: true }] },
      documentTypes: { data: documentTypes },
      addresses: { data: [] },
      cityName: undefined,
      fees: [],
      profile: { data: undefined },
      properties: new Map([['c-1', properties]]),
      settings: new Map([
        ['s-1', setting],
        ['s-2', setting],
      ]),
    } as unknown as WizardContext['reads'],
    uploads: queue,
    errors,
  };
}
