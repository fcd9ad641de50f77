import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { knownObject } from '../objects/known-objects';

export interface VisitedObject {
  title: string;
  path: string;
  /** Visits from the seed. */
  visitsBefore: number;
  /** The company whose page was visited, if any. */
  merchantId?: string;
}

/** Returns the object of a visit; `undefined` when it does not exist or this visitor may not see it. */
export async function findVisitedObject(
  queryable: Queryable,
  objectType: string,
  objectId: string,
  userId: string | undefined,
): Promise<VisitedObject | undefined> {
  const [type, id] = [sql`${objectType}::text`, sql`${objectId}::text`];
  const [found] = await selectRows<Omit<VisitedObject, 'merchantId'> & { merchantId: string | null }>(
    queryable,
    sql`select o.title, o.path, coalesce(v.visits, 0)::int as "visitsBefore", v.merchant_id as "merchantId"
      from ${knownObject(type, id, sql`${userId ?? null}::text`)} o
      left join (
        select p.visit_count as visits, s.merchant_id
        from products p join suppliers s on s.id = p.supplier_id
        where ${type} = 'Product' and p.id = ${id}
        union all
        select (document->'stats'->>'visitCount')::int, merchant_id
        from suppliers where ${type} = 'Supplier' and id = ${id}
        union all
        select v.visit_count, s.merchant_id
        from media_videos v left join suppliers s on s.id = v.supplier_id
        where ${type} = 'Video' and v.id = ${id}
        union all
        select p.visit_count, s.merchant_id
        from pages p left join suppliers s on s.id = p.supplier_id
        where ${type} = 'Page' and p.id = ${id}
      ) v on true`,
  );
  if (found === undefined) return undefined;
  const { merchantId, ...object } = found;
  return { ...object, ...(merchantId === null ? {} : { merchantId }) };
}
