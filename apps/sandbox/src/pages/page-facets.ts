import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { Reader } from './page-row';
import { type PageFilter, pageConditions } from './read-pages';

/** Most values of each facet. */
const MOST = 40;

/** Returns the labels and kinds of a list with their counts, most used first. A choice does not narrow the facet it is made in. */
export async function readFacets(queryable: Queryable, filter: PageFilter, reader: Reader) {
  const { labels: _labels, ...withoutLabels } = filter;
  const { chosenTypeIds: _types, ...withoutTypes } = filter;
  const [labels, contentTypes] = await Promise.all([
    // Spellings of one label count as one.
    selectRows<{ label: string; count: number }>(
      queryable,
      sql`select min(l.label) as label, count(distinct p.id)::int as count
        from pages p join content_types t on t.id = p.content_type_id
          cross join lateral unnest(p.label_keys, array(select jsonb_array_elements_text(p.document->'labels'))) as l(key, label)
        where ${conditionsOf(withoutLabels, reader)} group by l.key order by count desc, label limit ${MOST}`,
    ),
    selectRows<{ contentTypeId: string; title: string; count: number }>(
      queryable,
      sql`select t.id as "contentTypeId", t.title, count(*)::int as count
        from pages p join content_types t on t.id = p.content_type_id
        where ${conditionsOf(withoutTypes, reader)} group by t.id, t.title order by count desc, t.id limit ${MOST}`,
    ),
  ]);
  return { labels, contentTypes };
}

function conditionsOf(filter: PageFilter, reader: Reader) {
  return sql.join(pageConditions(filter, reader), sql` and `);
}
