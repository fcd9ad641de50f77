import 'server-only';
import { filterCities, filterStates } from '@bazaar/api/geography';
import type { City, MerchantDelegation, State } from '@bazaar/api/model';
import { getMerchantDelegation, listMerchantDelegations } from '@bazaar/api/suppliers';
import { cache } from 'react';
import { HOME_COUNTRY_ID } from '@/entities/geography/home-country';
import { primaryData } from '@/lib/data/critical-data';
import { load } from '@/lib/data/load';
import { type QueryResult, ready, valueOr } from '@/lib/data/query-result';

const MOST_DELEGATIONS = 100;

const loadList = cache((supplierId: string) =>
  load('record', [`supplier:${supplierId}`], (request) =>
    listMerchantDelegations({ supplierId, pageSize: MOST_DELEGATIONS }, request),
  ),
);

const loadOne = cache((id: string) =>
  load('record', [`delegation:${id}`], (request) => getMerchantDelegation(id, request)),
);

const loadCities = cache(() =>
  load('reference', ['geography'], (request) => filterCities(undefined, request)),
);
const loadStates = cache(() =>
  load('reference', ['geography'], (request) => filterStates({ countryId: HOME_COUNTRY_ID }, request)),
);

export interface DelegationsResult {
  readonly delegations: QueryResult<readonly MerchantDelegation[]>;
  /** True when the delegation in the address is not this supplier's. */
  readonly isOpenMissing: boolean;
  readonly cities: readonly City[];
  readonly states: readonly State[];
}

/** Starts the reads that need only ids beside that of the supplier, so that all run in one round. */
export function preloadDelegations(supplierId: string, openId?: string): void {
  void loadList(supplierId);
  if (openId !== undefined) void loadOne(openId);
  void loadCities();
  void loadStates();
}

export async function loadDelegations(supplierId: string, openId?: string): Promise<DelegationsResult> {
  const [list, open, cities, states] = await Promise.all([
    primaryData(loadList(supplierId)),
    openId === undefined ? undefined : loadOne(openId),
    loadCities(),
    loadStates(),
  ]);
  const listed = list.state === 'ready' ? list.value.items : [];
  const own = open?.state === 'ready' && open.value.supplierId === supplierId ? open.value : undefined;
  // One beyond the first hundred is put before them.
  const isListed = listed.some(({ id }) => id === openId);
  const all = own && !isListed ? [own, ...listed] : listed;
  return {
    delegations: list.state === 'ready' ? ready(all) : list,
    isOpenMissing: openId !== undefined && !isListed && own === undefined && open?.state !== 'failed',
    cities: valueOr(cities, []),
    states: valueOr(states, []),
  };
}
