import { FavouriteToggle } from '@bazaar/ui/patterns/favourite-toggle';
import { PageAction } from '@bazaar/ui/patterns/page-action';
import { ShareButton } from '@/entities/sharing/share-button';
import { favouriteMessages } from '@/translations/favourites';
import { notesMessages } from '@/translations/notes';

/** What a page hands its view as a person's own actions, without the calls behind them; sharing where `name` is given. */
export function ActionsOfStory({ name }: { readonly name?: string }) {
  return (
    <>
      <FavouriteToggle isOn={false} text={favouriteMessages.add} shortText={favouriteMessages.short} />
      <PageAction icon="note">{notesMessages.action}</PageAction>
      {name ? <ShareButton name={name} address="https://bazaar.test" /> : null}
    </>
  );
}
