import type { Place } from '@bazaar/domain/address/place';

/** One entry of a list of places. */
export interface PlaceOption {
  readonly id: string;
  readonly name: string;
}

/** One list of places, as far as it is read. */
export type PlaceList =
  /** The level above is not chosen yet. */
  | { readonly state: 'closed' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | { readonly state: 'ready'; readonly options: readonly PlaceOption[] };

/** The lists of an address form by level, each depending on the choice above it. */
export type PlaceLists = Readonly<Record<keyof Place, PlaceList>>;
