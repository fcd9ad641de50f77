import { searchKey } from '@bazaar/domain/persian/search-key';
import { type SQL, sql } from 'drizzle-orm';

export interface VideoFilter {
  ids?: readonly string[] | undefined;
  tag?: string | undefined;
  categoryId?: string | undefined;
  supplierId?: string | undefined;
  term?: string | undefined;
}

/** Returns the condition of published videos, `v`, that match every given filter. */
export function conditionsOf({ ids, tag, categoryId, supplierId, term }: VideoFilter, now: Date): SQL {
  const words = searchKey(term ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return sql.join([
    sql`v.published_at <= ${now.toISOString()}::timestamptz`,
    ...(ids === undefined || ids.length === 0
      ? []
      : [
          sql` and v.id in (${sql.join(
            ids.map((id) => sql`${id}`),
            sql`, `,
          )})`,
        ]),
    ...(tag === undefined ? [] : [sql` and v.tag_keys @> array[${searchKey(tag)}::text]`]),
    ...(supplierId === undefined ? [] : [sql` and v.supplier_id = ${supplierId}`]),
    ...(categoryId === undefined
      ? []
      : [
          sql` and v.category_id in (select descendant_id from category_closure where ancestor_id = ${categoryId})`,
        ]),
    ...words.map((word) => sql` and position(${word} in v.search_key) > 0`),
  ]);
}
