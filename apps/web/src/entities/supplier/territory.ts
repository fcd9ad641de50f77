import type { MerchantDelegation } from '@bazaar/api/model';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import { delegationMessages as texts } from '@/translations/supplier-delegations';

type Territory = MerchantDelegation['territory'];

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The places whose names are known. */
export interface TerritoryNames {
  readonly cities: readonly Named[];
  readonly states: readonly Named[];
}

/** Returns provinces and cities by name; a territory without known names is called a part of the country. */
export function territoryText(territory: Territory, { cities, states }: TerritoryNames): string {
  if (territory.isNationwide) return texts.nationwide;
  const named = (ids: readonly string[], among: readonly Named[]) =>
    joinList(ids.flatMap((id) => among.find((one) => one.id === id)?.name ?? []));
  const [inStates, inCities] = [named(territory.stateIds, states), named(territory.cityIds, cities)];
  const parts = [inStates && texts.states(inStates), inCities && texts.cities(inCities)].filter(Boolean);
  return parts.join('؛ ') || texts.someRegions;
}

/**
 * Returns how many provinces and cities there are: «۳ استان و ۳ شهر». Names of some of them would read as all. A single city has its name
 * where that is known.
 */
export function territoryCounts(territory: Territory, names: TerritoryNames): string {
  const { isNationwide, stateIds, cityIds } = territory;
  const isOneKnownCity =
    stateIds.length === 0 && cityIds.length === 1 && names.cities.some(({ id }) => id === cityIds[0]);
  if (isNationwide || isOneKnownCity || stateIds.length + cityIds.length === 0) {
    return territoryText(territory, names);
  }
  return joinList([
    ...(stateIds.length > 0 ? [texts.stateCount(formatNumber(stateIds.length))] : []),
    ...(cityIds.length > 0 ? [texts.cityCount(formatNumber(cityIds.length))] : []),
  ]);
}
