import type { Customer, FavoriteOverview } from '@bazaar/api/model';
import { maskMobile } from '@bazaar/domain/login/mobile';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { profileMessages } from '@/translations/profile';
import type { FavouritesViewProps } from './favourites-view';
import type { PersonState } from './profile-view';

/** What the views need of a query. */
interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

/** Returns the head of the profile for each state of its query. */
export function personState({ data, isError, refetch }: Read<Customer>): PersonState {
  if (data !== undefined) {
    const name = `${data.firstName} ${data.lastName}`.trim();
    return { state: 'ready', name, maskedMobile: maskMobile(data.phoneNumber) };
  }
  return isError ? { state: 'failed', onRetry: () => void refetch() } : { state: 'loading' };
}

/** Returns the props of the list of favourites for each state of its query. */
export function favouritesProps(
  { data, isError, refetch }: Read<FavoriteOverview>,
  onRemove: (id: string) => void,
): FavouritesViewProps {
  if (data === undefined) {
    return isError ? { state: 'failed', onRetry: () => void refetch() } : { state: 'loading' };
  }
  const kinds: Readonly<Record<string, string>> = profileMessages.kinds;
  const items = data.items.map(({ id, title, path, objectType, image, isAvailable }) => ({
    id,
    title: isolateCodes(title),
    href: encodeURI(decodeURI(path)),
    kind: isAvailable ? (kinds[objectType] ?? '') : profileMessages.gone,
    imageUrl: image?.thumbUrl ?? image?.url,
    isAvailable,
    removeLabel: profileMessages.remove(title),
  }));
  return { state: 'ready', items, onRemove };
}
