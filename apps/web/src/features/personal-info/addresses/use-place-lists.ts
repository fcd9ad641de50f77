'use client';

import {
  useFilterCities,
  useFilterCountries,
  useFilterStates,
  useListUrbanAreas,
} from '@bazaar/api/hooks/geography';
import { freshnessMs } from '@bazaar/api/query-client';
import type { Place } from '@bazaar/domain/address/place';
import type { PlaceList, PlaceLists } from './place-lists';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
}

interface ListQuery {
  readonly data: readonly Entry[] | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

/** Reads the lists that depend on one another, each as soon as the level above it is chosen. */
export function usePlaceLists({ countryId, stateId, cityId, urbanAreaId }: Place): PlaceLists {
  const query = (isEnabled: boolean) => ({
    query: { enabled: isEnabled, staleTime: freshnessMs.reference },
  });
  const countries = useFilterCountries(undefined, query(true));
  const states = useFilterStates({ countryId }, query(countryId !== ''));
  const cities = useFilterCities({ stateId }, query(stateId !== ''));
  const urbanAreas = useListUrbanAreas({ cityId }, query(cityId !== ''));
  return {
    countries: toList(countries, true, countryId),
    states: toList(states, countryId !== '', stateId),
    cities: toList(cities, stateId !== '', cityId),
    urbanAreas: toList(urbanAreas, cityId !== '', urbanAreaId),
    onRetry() {
      for (const list of [countries, states, cities, urbanAreas]) if (list.isError) void list.refetch();
    },
  };
}

function toList({ data, isError }: ListQuery, isOpen: boolean, chosen: string): PlaceList {
  if (!isOpen) return { state: 'shut' };
  if (data === undefined) return { state: isError ? 'failed' : 'loading' };
  // A place that may not be chosen any more stays where it has been chosen.
  const offered = data.filter(({ id, isActive }) => isActive || id === chosen);
  return { state: 'ready', options: offered.map(({ id, name }) => ({ value: id, label: name })) };
}
