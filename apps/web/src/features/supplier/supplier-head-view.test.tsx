import type { MerchantSaleSetting } from '@bazaar/api/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QueryResult } from '@/lib/data/query-result';
import { NOW_MS, supplier } from '@/testing/record-fixtures';
import { supplierMessages as texts } from '@/translations/supplier';
import { SupplierHeadView } from './supplier-head-view';

const setting = (acceptsDirectOrder: boolean): QueryResult<MerchantSaleSetting> => ({
  state: 'ready',
  value: {
    merchantId: 'm-7',
    acceptsDirectOrder,
    paymentTerms: [],
    deliveryMethods: [],
    saleCityIds: [],
    requiredDocumentTypeIds: [],
  },
});
const drawn = (saleSetting: QueryResult<MerchantSaleSetting>) =>
  renderToStaticMarkup(<SupplierHeadView data={{ supplier, saleSetting, nowMs: NOW_MS }} personal={null} />);

it('R-165 a supplier that accepts direct orders is added to a request', () => {
  const page = drawn(setting(true));
  const line =
    /data-action="request" data-payload="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    key: supplier.id,
    kind: 'supplier',
    supplierName: supplier.name,
    quantity: 1,
  });
  expect(page).not.toContain(texts.noDirectOrder);
});

it('R-165 one that does not shows another contact; nothing is claimed while it is unknown', () => {
  expect(drawn(setting(false))).toContain(texts.noDirectOrder);
  expect(drawn(setting(false))).not.toContain('data-action="request"');
  for (const unknown of [
    { state: 'missing', status: 404 },
    { state: 'failed', kind: 'service' },
  ] as const) {
    expect(drawn(unknown)).not.toContain('data-action="request"');
    expect(drawn(unknown)).not.toContain(texts.noDirectOrder);
  }
});
