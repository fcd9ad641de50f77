import { searchKey } from '../persian/search-key';

export interface KnownState {
  readonly id: string;
  readonly name: string;
}

export interface KnownCity {
  readonly id: string;
  readonly name: string;
  readonly stateId: string;
}

export interface KnownPlaces {
  readonly states: readonly KnownState[];
  readonly cities: readonly KnownCity[];
}

/** Places by name. «شاهین‌شهر», «شاهین شهر» and «شاهینشهر» are the same name. */
export interface PlaceIndex {
  statesOf(name: string): readonly KnownState[];
  citiesOf(name: string): readonly KnownCity[];
  isKnown(name: string): boolean;
}

/** Builds the index. Folds each name once, because parsing a line looks up many. */
export function indexPlaces({ states, cities }: KnownPlaces): PlaceIndex {
  const statesByKey = groupByName(states);
  const citiesByKey = groupByName(cities);
  const statesOf = (name: string) => statesByKey.get(placeKey(name)) ?? [];
  const citiesOf = (name: string) => citiesByKey.get(placeKey(name)) ?? [];
  return {
    statesOf,
    citiesOf,
    isKnown: (name) => statesOf(name).length > 0 || citiesOf(name).length > 0,
  };
}

function groupByName<Entry extends { readonly name: string }>(entries: readonly Entry[]) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = placeKey(entry.name);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

function placeKey(name: string): string {
  return searchKey(name).replaceAll(' ', '');
}
