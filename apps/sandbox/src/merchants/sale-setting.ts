import type { MerchantSaleSetting } from '@bazaar/api/model';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/** Returns how a merchant sells; one without settings, such as a buyer's company, takes no orders. `undefined` for an unknown merchant. */
export async function findSaleSetting(
  queryable: Queryable,
  merchantId: string,
): Promise<MerchantSaleSetting | undefined> {
  const [found] = await selectRows<{ document: MerchantSaleSetting }>(
    queryable,
    sql`
      select jsonb_strip_nulls(jsonb_build_object('merchantId', m.id, 'acceptsDirectOrder', coalesce(s.accepts_direct_order, false),
        'minOrderRial', s.min_order_rial, 'paymentTerms', to_jsonb(coalesce(s.payment_terms, '{}')),
        'deliveryMethods', to_jsonb(coalesce(s.delivery_methods, '{}')), 'saleCityIds', to_jsonb(coalesce(s.sale_city_ids, '{}')),
        'answerSlaHours', s.answer_sla_hours,
        'requiredDocumentTypeIds', to_jsonb(coalesce(s.required_document_type_ids, '{}')))) as document
      from merchants m left join merchant_sale_settings s on s.merchant_id = m.id where m.id = ${merchantId}`,
  );
  return found?.document;
}
