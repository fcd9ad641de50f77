import 'server-only';
import type { Category } from '@bazaar/api/model';
import { checkFilter, type FilterNote } from '@bazaar/domain/catalogue-filter';
import { loadTradeUnits } from '@/platform/catalogue/load-category';
import { valueOr } from '@/platform/data/loaded';
import { secondary } from '@/platform/data/secondary';
import { paths } from '@/platform/paths';
import { parseListAddress } from './list-address';
import { toChips } from './list-chips';
import type { ListData } from './list-data';
import { listDefaults } from './list-defaults';
import { isListForm, listFormHref, readListForm } from './list-form';
import { countProducts, loadProducts, loadProperties, loadUnitsOf } from './load-list';
import type { Advice } from './no-results';
import { withoutDefaults } from './without-defaults';

/** What reading a list came to. */
export type ListReading =
  | {
      readonly state: 'ready';
      readonly data: ListData;
      readonly notes: readonly FilterNote[];
      readonly advice: readonly Advice[];
    }
  /** The form was sent without script; this is the address it asks for. */
  | { readonly state: 'moved'; readonly href: string }
  | { readonly state: 'failed' };

const MOST_ADVICE = 5;

/** Starts the reads that need nothing but the category's id. */
export function preloadList(categoryId: string): void {
  void loadProperties(categoryId);
  void loadTradeUnits();
}

/** Reads a category's list as its address says. */
export async function readList(category: Category, params: URLSearchParams): Promise<ListReading> {
  const path = paths.categoryProducts(category);
  const loaded = await secondary(loadProperties(category.id));
  if (loaded.state !== 'ready') return { state: 'failed' };
  const properties = loaded.value;
  const units = await loadUnitsOf(properties);
  if (isListForm(params)) {
    const form = readListForm([...params], (id) => {
      const quantityId = properties.find((property) => property.id === id)?.measurementQuantityId;
      return (quantityId && units[quantityId]) || [];
    });
    return {
      state: 'moved',
      href: listFormHref(path, withoutDefaults(form, listDefaults(properties, form))),
    };
  }
  const parsed = parseListAddress(params);
  const checked = checkFilter(parsed.address.filter, properties, units);
  const address = { ...parsed.address, filter: checked.filter };
  const allUnits = Object.values(units).flat();
  const [products, tradeUnits] = await Promise.all([
    secondary(loadProducts(category.id, address.filter, allUnits)),
    loadTradeUnits(),
  ]);
  if (products.state !== 'ready') return { state: 'failed' };
  const data: ListData = {
    path,
    category,
    address,
    properties,
    units,
    tradeUnits: valueOr(tradeUnits, []),
    search: products.value,
  };
  const advice = products.value.totalCount === 0 ? await readAdvice(data) : [];
  return { state: 'ready', data, notes: [...parsed.notes, ...checked.notes], advice };
}

/** For an empty list: each filter, and how many products the list has without it; the most helpful first. */
async function readAdvice(data: ListData): Promise<Advice[]> {
  const chips = toChips(data).slice(0, MOST_ADVICE);
  const counts = await countProducts(
    data.category.id,
    chips.map(({ without }) => without),
    Object.values(data.units).flat(),
  );
  return chips
    .map(({ id, href, title, value, unit }, index) => ({
      id,
      href,
      title,
      value,
      unit,
      count: counts[index],
    }))
    .sort((left, right) => (right.count ?? 0) - (left.count ?? 0));
}
