import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

export interface MembershipPlan {
  id: string;
  title: string;
  audience: 'Buyer' | 'Supplier';
  level: number;
  periodMonths: number;
  priceRial: number;
  features: { title: string; value: string }[];
  limits: { directOrdersPerMonth?: number; messagesPerDay?: number; agents?: number };
  isPopular: boolean;
}

const planColumns = sql`jsonb_build_object('id', id, 'title', title, 'audience', audience, 'level', level,
  'periodMonths', period_months, 'priceRial', price_rial, 'features', features, 'limits', limits, 'isPopular', is_popular) as plan`;

/** Returns the plans on sale for buyers or for suppliers, by level and period. */
export async function readOffers(
  queryable: Queryable,
  audience: MembershipPlan['audience'],
): Promise<MembershipPlan[]> {
  const rows = await selectRows<{ plan: MembershipPlan }>(
    queryable,
    sql`select ${planColumns} from membership_plans where audience = ${audience} order by sort_order`,
  );
  return rows.map(({ plan }) => plan);
}

export async function findPlan(queryable: Queryable, id: string): Promise<MembershipPlan | undefined> {
  const [found] = await selectRows<{ plan: MembershipPlan }>(
    queryable,
    sql`select ${planColumns} from membership_plans where id = ${id}`,
  );
  return found?.plan;
}
