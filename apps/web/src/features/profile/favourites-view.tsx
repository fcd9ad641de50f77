import { Button, ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import {
  FavouriteList,
  type FavouriteListItem,
  FavouriteListSkeleton,
} from '@bazaar/ui/patterns/favourite-list';
import { paths } from '@/lib/navigation/paths';
import { profileMessages } from '@/translations/profile';

export type FavouritesViewProps =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | { readonly state: 'ready'; readonly items: readonly FavouriteListItem[]; onRemove(id: string): void };

/** Renders the visitor's favourites: a skeleton of the list, the reason there is none, or the list. */
export function FavouritesView(props: FavouritesViewProps) {
  if (props.state === 'loading') return <FavouriteListSkeleton />;
  if (props.state === 'failed') {
    return (
      <ErrorPanel
        title={profileMessages.favouritesFailed}
        action={<Button onClick={props.onRetry}>{profileMessages.retry}</Button>}
      />
    );
  }
  if (props.items.length === 0) {
    return (
      <EmptyPanel
        title={profileMessages.noFavourites}
        action={<ButtonLink href={paths.categoryType('Product')}>{profileMessages.toCatalogue}</ButtonLink>}
      />
    );
  }
  return <FavouriteList items={props.items} onRemove={props.onRemove} />;
}
