import 'server-only';
import type { Category } from '@bazaar/api/model';
import { listHref } from '@/entities/catalogue-filter/address/list-address';
import { isListForm } from '@/entities/catalogue-filter/address/list-form';
import { readAddress, readSentForm } from '@/entities/catalogue-filter/address/read-address';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { loadProperties, loadUnitsOf } from '@/entities/catalogue-filter/data/load-list';
import { gainsOf, MOST_COUNTED } from '@/entities/catalogue-filter/results/counts-without-filter';
import { toChips } from '@/entities/catalogue-filter/results/list-chips';
import { loadTradeUnits } from '@/entities/category/load-category';
import { secondary } from '@/lib/data/optional-data';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import type { MakersData } from './category-suppliers-data';
import { countMakers, type FoundMakers, loadMakers } from './load-category-suppliers';

export type MakersReading =
  | { readonly state: 'ready'; readonly data: MakersData }
  /** The form was sent without script; this is the address it asks for. */
  | { readonly state: 'moved'; readonly href: string };

/** Reads the suppliers of a category as the address says. A search that fails leaves the filters in place. */
export async function readMakers(category: Category, params: URLSearchParams): Promise<MakersReading> {
  const path = paths.categorySuppliers(category);
  const properties = valueOr(await loadProperties(category.id), []);
  const units = await loadUnitsOf(properties);
  if (isListForm(params)) {
    return { state: 'moved', href: listHref(path, readSentForm(params, properties, units)) };
  }
  const asked = readAddress(params, properties, units);
  const filter = { ...asked.address.filter, priceKind: undefined, term: '' };
  const address = { ...asked.address, filter };
  const allUnits = Object.values(units).flat();
  const [makers, tradeUnits] = await Promise.all([
    secondary(loadMakers(category.id, address.filter, allUnits)),
    loadTradeUnits(),
  ]);
  const found = makers.state === 'ready' ? makers.value : undefined;
  const list: ListData = {
    path,
    category,
    address,
    properties,
    units,
    tradeUnits: valueOr(tradeUnits, []),
    search: asProductSearch(found),
  };
  const isEmpty = found?.totalCount === 0;
  return {
    state: 'ready',
    data: {
      list,
      suppliers: found
        ? { state: 'ready', items: found.items, totalCount: found.totalCount }
        : { state: 'failed' },
      notes: asked.notes,
      gains: isEmpty ? await readGains(list) : new Map(),
      nowMs: Date.now(),
    },
  };
}

/** The facets of the makers in the form that the filter panel reads. */
function asProductSearch(found: FoundMakers | undefined): ListData['search'] {
  return {
    items: [],
    totalCount: found?.totalCount ?? 0,
    supplierCount: found?.totalCount ?? 0,
    pageNumber: 1,
    pageSize: 10,
    facets: [...(found?.facets ?? [])],
    saleCities: [...(found?.saleCities ?? [])],
  };
}

/** How many suppliers there are without each filter, by the id of its chip; one that could not be counted is left out. */
async function readGains(list: ListData): Promise<MakersData['gains']> {
  const chips = toChips(list).slice(0, MOST_COUNTED);
  const counts = await countMakers(
    list.category.id,
    chips.map(({ without }) => without),
    Object.values(list.units).flat(),
  );
  return gainsOf(chips, counts);
}
