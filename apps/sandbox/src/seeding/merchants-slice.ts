import { searchColumn } from '@bazaar/domain/persian/search-key';
import { persianOrderKey } from '../catalogue/persian-order';
import { insertRows, type TableRow } from '../db/insert-rows';
import { merchantNameKey } from '../merchants/name-key';
import { buildMerchants, type SeedMerchant } from '../seed/merchants/merchants';
import { buildSaleSettings, type SeedSaleSetting } from '../seed/merchants/sale-settings';
import type { SeedSlice } from './seed-slice';

/** Companies and their sale settings. No call creates a company, so they belong to the seed. */
export const merchantsSlice: SeedSlice = {
  tables: ['merchants', 'merchant_sale_settings'],
  fill: ({ db }, { suppliers }) =>
    db.transaction(async (tx) => {
      await insertRows(tx, 'merchants', buildMerchants(suppliers).map(merchantRow));
      await insertRows(tx, 'merchant_sale_settings', buildSaleSettings(suppliers).map(settingRow));
    }),
};

function merchantRow(merchant: SeedMerchant): TableRow {
  return {
    id: merchant.id,
    name: merchant.name,
    name_key: merchantNameKey(merchant.name),
    name_sort_key: persianOrderKey(merchant.name),
    legal_name: merchant.legalName,
    kind: merchant.kind,
    national_id: merchant.nationalId,
    is_confirmed: merchant.isConfirmed,
    confirmed_at: merchant.confirmedAt ?? null,
    state_id: merchant.stateId,
    city_id: merchant.cityId,
    phone: merchant.phone ?? null,
    supplier_id: merchant.supplierId ?? null,
    owner_user_id: merchant.ownerUserId ?? null,
    search_key: searchColumn([merchant.name, merchant.legalName].join(' ')),
  };
}

function settingRow(setting: SeedSaleSetting): TableRow {
  return {
    merchant_id: setting.merchantId,
    accepts_direct_order: setting.acceptsDirectOrder,
    min_order_rial: setting.minOrderRial ?? null,
    payment_terms: setting.paymentTerms,
    delivery_methods: setting.deliveryMethods,
    sale_city_ids: setting.saleCityIds,
    answer_sla_hours: setting.answerSlaHours ?? null,
    required_document_type_ids: setting.requiredDocumentTypeIds,
  };
}
