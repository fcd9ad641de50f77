import { type SQL, sql } from 'drizzle-orm';
import { containsWords } from '../catalogue/catalogue-sql';
import { type Queryable, selectRows } from '../db/database-handle';

type Document = Record<string, unknown>;

/** Returns the units of one quantity, including its base unit; empty when the quantity is unknown. */
export function readMeasurementUnits(queryable: Queryable, quantityId: string): Promise<Document[]> {
  return selectRows(
    queryable,
    sql`
      select id, quantity_id as "quantityId", title, symbol, display_text as "displayText", factor,
        unit_offset as "offset", system, is_base as "isBase"
      from units where quantity_id = ${quantityId} order by sort_order`,
  );
}

/** Returns the units products are counted and priced in. */
export async function readTradeUnits(
  queryable: Queryable,
  { words, quantityId }: { words: readonly string[]; quantityId?: string },
): Promise<Document[]> {
  const conditions: SQL[] = [sql`true`, ...containsWords(sql`search_key`, words)];
  if (quantityId !== undefined) conditions.push(sql`quantity_id = ${quantityId}`);
  const rows = await selectRows<{ document: Document }>(
    queryable,
    sql`
      select jsonb_strip_nulls(jsonb_build_object('id', id, 'title', title, 'symbol', symbol,
        'isDiscrete', is_discrete, 'quantityId', quantity_id)) as document
      from trade_units where ${sql.join(conditions, sql` and `)} order by sort_order`,
  );
  return rows.map(({ document }) => document);
}

/** Returns the site's own menus as trees, of one position or of all. */
export async function readWebsiteMenus(
  queryable: Queryable,
  position: string | undefined,
): Promise<Document[]> {
  const atPosition = position === undefined ? sql`` : sql` where position = ${position}`;
  const rows = await selectRows<{ id: string; parentId: string | null; document: Document }>(
    queryable,
    sql`select id, parent_id as "parentId", document from website_menus${atPosition} order by sort_order, id`,
  );
  const childrenOf = (parentId: string | null): Document[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, document }) => ({ ...document, children: childrenOf(id) }));
  return childrenOf(null);
}
