'use client';

import {
  useFilterCities,
  useFilterCountries,
  useFilterStates,
  useListUrbanAreas,
} from '@bazaar/api/hooks/geography';
import type { Place } from '@bazaar/domain/address/place';
import type { PlaceList, PlaceLists, PlaceOption } from './place-lists';

/** Places hardly ever change: one response lasts for the visit. */
const query = { staleTime: Number.POSITIVE_INFINITY };

/** Reads the lists of an address form as the levels above them are chosen. */
export function usePlaceLists({ countryId, stateId, cityId }: Omit<Place, 'urbanAreaId'>): PlaceLists {
  const countries = useFilterCountries({}, { query });
  const states = useFilterStates({ countryId }, { query: { ...query, enabled: countryId !== '' } });
  const cities = useFilterCities({ stateId }, { query: { ...query, enabled: stateId !== '' } });
  const areas = useListUrbanAreas({ cityId }, { query: { ...query, enabled: cityId !== '' } });
  return {
    countryId: listOf(countries, true),
    stateId: listOf(states, countryId !== ''),
    cityId: listOf(cities, stateId !== ''),
    urbanAreaId: listOf(areas, cityId !== ''),
  };
}

interface Read {
  readonly data: readonly PlaceOption[] | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

function listOf({ data, isError, refetch }: Read, isOpen: boolean): PlaceList {
  if (!isOpen) return { state: 'closed' };
  if (data !== undefined) return { state: 'ready', options: data };
  return isError ? { state: 'failed', onRetry: () => void refetch() } : { state: 'loading' };
}
