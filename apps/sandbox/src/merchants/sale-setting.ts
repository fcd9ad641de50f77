import type { MerchantSaleSetting } from '@bazaar/api/model';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/** How a merchant sells; undefined when there is no such merchant. */
export async function findSaleSetting(
  queryable: Queryable,
  merchantId: string,
): Promise<MerchantSaleSetting | undefined> {
  const [found] = await selectRows<{ document: MerchantSaleSetting }>(
    queryable,
    sql`
      select jsonb_strip_nulls(jsonb_build_object('merchantId', merchant_id, 'acceptsDirectOrder', accepts_direct_order,
        'minOrderRial', min_order_rial, 'paymentTerms', to_jsonb(payment_terms), 'deliveryMethods', to_jsonb(delivery_methods),
        'saleCityIds', to_jsonb(sale_city_ids), 'answerSlaHours', answer_sla_hours,
        'requiredDocumentTypeIds', to_jsonb(required_document_type_ids))) as document
      from merchant_sale_settings where merchant_id = ${merchantId}`,
  );
  return found?.document;
}
