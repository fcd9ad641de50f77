import { FavouriteToggle } from '@bazaar/ui/patterns/favourite-toggle';
import { PageAction } from '@bazaar/ui/patterns/page-action';
import { ShareButton } from '@/entities/sharing/share-button';
import { favouriteMessages } from '@/translations/favourites';
import { notesMessages } from '@/translations/notes';

/** Renders the personal actions a page passes to its view, without the calls behind them; with sharing where `name` is given. */
export function ActionsOfStory({ name }: { readonly name?: string }) {
  return (
    <>
      <FavouriteToggle isOn={false} text={favouriteMessages.add} shortText={favouriteMessages.short} />
      <PageAction icon="note">{notesMessages.action}</PageAction>
      {name ? <ShareButton name={name} address="https://bazaar.test" /> : null}
    </>
  );
}
