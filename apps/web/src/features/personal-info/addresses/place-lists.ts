import type { SelectOption } from '@bazaar/ui/select';

/** A dependent list: shut until the level above it is chosen, and while it is on its way. */
export type PlaceList =
  | { readonly state: 'shut' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly options: readonly SelectOption[] };

/** The lists of an address form for what is chosen in it. */
export interface PlaceLists {
  readonly countries: PlaceList;
  readonly states: PlaceList;
  readonly cities: PlaceList;
  readonly urbanAreas: PlaceList;
  onRetry(): void;
}
