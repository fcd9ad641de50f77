import { searchKey } from '@bazaar/domain/persian';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/database-handle';
import { insertRows, type TableRow } from '../db/insert-rows';
import type { Seed } from '../seed/seed-types';
import { categoryPropertyRows, categoryRows, closureRows, optionRows, propertyRows } from './category-rows';
import { inBatches } from './in-batches';
import { baseProductRow, productRows } from './product-rows';
import { seedLookups } from './seed-lookups';
import { delegationRows, evidenceRows, supplierRows } from './supplier-rows';
import { userRows } from './user-rows';
import { WordCounter } from './word-counter';

const batchSize = 400;

/** Writes a whole seed into an empty catalogue; each batch of products is one transaction. Reports `seed 1200/3000`. */
export async function fillCatalogue(
  database: DatabaseHandle,
  seed: Seed,
  report: (line: string) => void,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (const [table, rows] of smallTables(seed)) {
      for (const batch of inBatches(rows, 2_000)) await insertRows(tx, table, batch);
    }
    await tx.execute(sql`
      insert into users (id, phone_number, created_at, profile)
      select id, phone_number, created_at, profile
      from jsonb_populate_recordset(null::users, ${JSON.stringify(userRows(seed))}::jsonb)
      on conflict do nothing`);
  });
  await fillProducts(database, seed, report);
  await countContents(database);
}

function smallTables(seed: Seed): [string, TableRow[]][] {
  return [
    [
      'quantities',
      seed.quantities.map((row, index) => ({
        id: row.id,
        title: row.title,
        symbol: row.symbol ?? null,
        base_unit_id: row.baseUnitId,
        sort_order: index,
      })),
    ],
    ['units', unitRows(seed)],
    ['trade_units', tradeUnitRows(seed)],
    ['categories', categoryRows(seed)],
    ['category_closure', closureRows(seed.categories)],
    ['properties', propertyRows(seed)],
    ['property_options', optionRows(seed)],
    ['category_properties', categoryPropertyRows(seed)],
    [
      'states',
      seed.states.map((row, index) => ({
        id: row.id,
        name: row.name,
        english_name: row.englishName,
        sort_order: index,
      })),
    ],
    [
      'cities',
      seed.cities.map((row, index) => ({
        id: row.id,
        state_id: row.stateId,
        name: row.name,
        english_name: row.englishName,
        is_sale_city: row.isSaleCity,
        sort_order: index,
      })),
    ],
    ['suppliers', supplierRows(seed)],
    ['supplier_evidences', evidenceRows(seed)],
    ['delegations', delegationRows(seed)],
    ['website_menus', menuRows(seed)],
  ];
}

async function fillProducts(
  database: DatabaseHandle,
  seed: Seed,
  report: (line: string) => void,
): Promise<void> {
  const lookups = seedLookups(seed);
  const words = new WordCounter();
  for (const batch of inBatches(seed.baseProducts(), batchSize)) {
    await insertRows(
      database.db,
      'base_products',
      batch.map((base) => baseProductRow(base, lookups)),
    );
  }
  let done = 0;
  for (const batch of inBatches(seed.products(), batchSize)) {
    const rows = batch.map((product) => productRows(product, lookups));
    await database.db.transaction(async (tx) => {
      await insertRows(
        tx,
        'products',
        rows.map(({ product }) => product),
      );
      await insertRows(
        tx,
        'product_values',
        rows.flatMap(({ values }) => values),
      );
    });
    for (const { product } of rows) words.add(String(product.search_key));
    done += batch.length;
    report(`seed ${done}/${seed.productCount}`);
  }
  for (const { name } of seed.suppliers) words.add(searchKey(name));
  for (const batch of inBatches(words.rows(), 5_000)) await insertRows(database.db, 'search_words', batch);
}

/** Counts shown beside categories and suppliers, computed once: no request ever counts the whole catalogue. */
async function countContents(database: DatabaseHandle): Promise<void> {
  await database.db.execute(sql`
    update categories set product_count = t.products, base_product_count = t.bases, supplier_count = t.suppliers
    from (
      select c.ancestor_id, count(*) as products, count(distinct p.base_product_id) as bases,
        count(distinct p.supplier_id) as suppliers
      from category_closure c
      join products p on p.category_id = c.descendant_id
      join suppliers s on s.id = p.supplier_id and s.is_active
      group by c.ancestor_id
    ) t where t.ancestor_id = categories.id`);
  await database.db.execute(sql`
    update suppliers set product_count = t.products
    from (select supplier_id, count(*) as products from products group by supplier_id) t
    where t.supplier_id = suppliers.id`);
  await database.runScript('analyze');
}

function unitRows({ units }: Seed): TableRow[] {
  return units.map((unit, index) => ({
    id: unit.id,
    quantity_id: unit.quantityId,
    title: unit.title,
    symbol: unit.symbol,
    display_text: unit.displayText,
    factor: unit.factor,
    unit_offset: unit.offset,
    system: unit.system,
    is_base: unit.isBase,
    sort_order: index,
  }));
}

function tradeUnitRows({ tradeUnits }: Seed): TableRow[] {
  return tradeUnits.map((unit, index) => ({
    id: unit.id,
    title: unit.title,
    symbol: unit.symbol,
    is_discrete: unit.isDiscrete,
    quantity_id: unit.quantityId ?? null,
    search_key: searchKey([unit.title, unit.symbol].join(' ')),
    sort_order: index,
  }));
}

/** Parents before their children, as the foreign key wants. */
function menuRows({ websiteMenus }: Seed): TableRow[] {
  const roots = websiteMenus.filter(({ parentId }) => parentId === undefined);
  const below = websiteMenus.filter(({ parentId }) => parentId !== undefined);
  return [...roots, ...below].map(({ parentId, sortOrder, ...menu }) => ({
    id: menu.id,
    parent_id: parentId ?? null,
    position: menu.position,
    sort_order: sortOrder,
    document: { ...menu, sortOrder },
  }));
}
