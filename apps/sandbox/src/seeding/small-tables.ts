import { searchColumn } from '@bazaar/domain/persian/search-key';
import type { TableRow } from '../db/insert-rows';
import type { Seed } from '../seed/seed-types';
import { categoryPropertyRows, categoryRows, closureRows, optionRows, propertyRows } from './category-rows';
import { cityRows, stateRows } from './place-rows';
import { delegationRows, evidenceRows, supplierRows } from './supplier-rows';

/** Returns the tables that are written at once, in the order their keys require. */
export function smallTables(seed: Seed): [string, TableRow[]][] {
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
    ['states', stateRows()],
    ['cities', cityRows(seed)],
    ['suppliers', supplierRows(seed)],
    ['supplier_evidences', evidenceRows(seed)],
    ['delegations', delegationRows(seed)],
    ['website_menus', menuRows(seed)],
  ];
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
    search_key: searchColumn([unit.title, unit.symbol].join(' ')),
    sort_order: index,
  }));
}

/** Builds menu rows, parents before their children, as the foreign key requires. */
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
