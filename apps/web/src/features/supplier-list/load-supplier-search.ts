import 'server-only';
import { listCategories, listTopLevelCategories } from '@bazaar/api/categories';
import { filterCities, filterStates, listSaleCities } from '@bazaar/api/geography';
import type { Category, PagedSupplierSummary } from '@bazaar/api/model';
import { listMerchantDelegations, listSuppliers } from '@bazaar/api/suppliers';
import { delegationStanding } from '@bazaar/domain/delegation';
import { repairCandidates } from '@bazaar/domain/persian';
import { cache } from 'react';
import { HOME_COUNTRY_ID } from '@/entities/geography/home-country';
import { primaryData } from '@/lib/data/critical-data';
import { load } from '@/lib/data/load';
import { type QueryResult, ready, valueOr } from '@/lib/data/query-result';
import type { SupplierSearchAddress } from './search-address';

const SEARCH_PAGE_SIZE = 25;
const MOST_REPAIRS = 6;
/** Most ids the call takes. */
const MOST_IDS = 100;

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface SupplierSearchResult {
  readonly suppliers: QueryResult<PagedSupplierSummary>;
  /** The repaired term that was searched instead of the typed one, which had no results. */
  readonly repairedTerm?: string;
  /** Options of the facets. */
  readonly states: readonly Named[];
  readonly cities: readonly Named[];
  readonly categories: readonly Named[];
  /** For an empty result: categories of the same name. */
  readonly sameNameCategories: readonly Category[];
}

/** Reads the results and the options of the facets in parallel; a term without results is then searched in its other forms. */
export async function loadSupplierSearch(
  term: string,
  address: SupplierSearchAddress,
): Promise<SupplierSearchResult> {
  const [suppliers, states, cities, categories] = await Promise.all([
    primaryData(findSuppliers(term, address)),
    loadStates(),
    loadCities(address.stateId ?? ''),
    loadGroups(address.categoryType ?? ''),
  ]);
  const facets = {
    states: valueOr(states, []),
    cities: valueOr(cities, []),
    categories: valueOr(categories, []),
  };
  const isNothing = suppliers.state === 'ready' && suppliers.value.totalCount === 0;
  if (!isNothing) return { suppliers, ...facets, sameNameCategories: [] };
  const [repaired, sameNameCategories] = await Promise.all([
    findRepaired(term, address),
    loadSameNameCategories(term),
  ]);
  return {
    suppliers,
    ...repaired,
    ...facets,
    sameNameCategories: valueOr(sameNameCategories, { items: [] as Category[] }).items,
  };
}

async function findSuppliers(
  term: string,
  address: SupplierSearchAddress,
): Promise<QueryResult<PagedSupplierSummary>> {
  const [ids, cityIds] = await Promise.all([brandSuppliers(address.brand), headOfficeCities(address)]);
  if (ids.state !== 'ready') return ids;
  if (cityIds.state !== 'ready') return cityIds;
  const nobody = { items: [], totalCount: 0, pageNumber: 1, pageSize: SEARCH_PAGE_SIZE };
  if (ids.value?.length === 0 || cityIds.value?.length === 0) return ready(nobody);
  const { categoryType, categoryId, kinds, confirmedOnly, sort, pageNumber } = address;
  return load('list', ['supplier-search'], (request) =>
    listSuppliers(
      {
        term,
        ...(categoryType ? { categoryType } : {}),
        ...(categoryId ? { categoryId } : {}),
        ...(kinds.length > 0 ? { kinds: [...kinds] } : {}),
        ...(cityIds.value ? { cityIds: cityIds.value } : {}),
        ...(ids.value ? { ids: ids.value } : {}),
        ...(confirmedOnly ? { confirmedOnly } : {}),
        // Without an order the catalogue puts what matches the words best first.
        ...(sort === '-rank' ? {} : { sort }),
        pageNumber,
        pageSize: SEARCH_PAGE_SIZE,
      },
      request,
    ),
  );
}

/** Returns the suppliers who are agents of the brand today; undefined without a brand. Delegations that have run out are listed as well. */
async function brandSuppliers(brand: string): Promise<QueryResult<string[] | undefined>> {
  if (brand === '') return ready(undefined);
  const found = await load('list', ['delegations'], (request) =>
    listMerchantDelegations({ brand, pageSize: MOST_IDS }, request),
  );
  if (found.state !== 'ready') return found;
  const nowMs = Date.now();
  const inForce = found.value.items.filter((item) => delegationStanding(item, nowMs) === 'in-force');
  return ready([...new Set(inForce.map(({ supplierId }) => supplierId))]);
}

/** Returns the head-office cities to search: the selected ones, else all of the selected province; undefined for the whole country. */
async function headOfficeCities({
  cityIds,
  stateId,
}: SupplierSearchAddress): Promise<QueryResult<string[] | undefined>> {
  if (stateId === undefined) return ready(cityIds.length > 0 ? [...cityIds] : undefined);
  const cities = await loadCities(stateId);
  if (cities.state !== 'ready') return cities;
  const all = cities.value.map(({ id }) => id).slice(0, MOST_IDS);
  const chosen = all.filter((id) => cityIds.includes(id));
  return ready(chosen.length > 0 ? chosen : all);
}

/** Returns the first other form of the term with results; undefined where the visitor wants the typed one. */
async function findRepaired(
  term: string,
  address: SupplierSearchAddress,
): Promise<Partial<Pick<SupplierSearchResult, 'suppliers' | 'repairedTerm'>>> {
  if (address.isExact) return {};
  const forms = repairCandidates(term).slice(0, MOST_REPAIRS);
  const found = await Promise.all(forms.map(({ text }) => findSuppliers(text, address)));
  const place = found.findIndex((result) => result.state === 'ready' && result.value.totalCount > 0);
  const suppliers = found[place];
  return suppliers ? { suppliers, repairedTerm: forms[place]?.text ?? term } : {};
}

const loadSameNameCategories = cache((term: string) =>
  load('list', ['search'], (request) => listCategories({ term, pageSize: 10 }, request)),
);

const loadStates = cache(() =>
  load('reference', ['geography'], (request) => filterStates({ countryId: HOME_COUNTRY_ID }, request)),
);

/** Loads the cities of a province; without one those in which somebody sells. */
const loadCities = cache(
  (stateId: string): Promise<QueryResult<readonly Named[]>> =>
    stateId === ''
      ? load<readonly Named[]>('category', ['geography'], (request) => listSaleCities(undefined, request))
      : load<readonly Named[]>('reference', ['geography'], (request) => filterCities({ stateId }, request)),
);

const loadGroups = cache((categoryType: string) =>
  load('category', ['areas'], (request) =>
    listTopLevelCategories(
      categoryType === '' ? undefined : { categoryType: categoryType as Category['categoryType'] },
      request,
    ),
  ),
);
