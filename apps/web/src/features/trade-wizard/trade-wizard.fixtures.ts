import type { MerchantSaleSetting } from '@bazaar/api/model';
import { newDraft, newLine, newSupplier, type TradeDraft } from '@bazaar/domain/trade-drafts';

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
