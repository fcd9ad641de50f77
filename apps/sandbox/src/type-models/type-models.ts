import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { activityFields, contactSubjects, jobTitles, type ListEntry } from './form-lists';

/** The contract's `TypeModel`. */
export interface TypeModel extends ListEntry {
  data?: Record<string, unknown>;
}

const lists: Record<string, (queryable: Queryable) => Promise<readonly TypeModel[]>> = {
  membershipPlan: readPlans,
  jobTitle: async () => jobTitles,
  activityField: async () => activityFields,
  contactSubject: async () => contactSubjects,
};

/** Returns one small list for forms by its name; `undefined` for an unknown name. */
export async function readTypeModels(
  queryable: Queryable,
  name: string,
): Promise<readonly TypeModel[] | undefined> {
  return Object.hasOwn(lists, name) ? lists[name]?.(queryable) : undefined;
}

interface PlanRow {
  id: string;
  title: string;
  audience: string;
  level: number;
  periodMonths: number;
  priceRial: string | number;
  features: unknown;
  limits: unknown;
  isPopular: boolean;
}

/** Returns every plan on sale, each with the whole plan as its data: no other call lists them. */
async function readPlans(queryable: Queryable): Promise<TypeModel[]> {
  const rows = await selectRows<PlanRow>(
    queryable,
    sql`select id, title, audience, level, period_months as "periodMonths", price_rial as "priceRial", features, limits,
      is_popular as "isPopular" from membership_plans order by sort_order, id`,
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    data: { ...row, priceRial: Number(row.priceRial) },
  }));
}
