import { FavouriteToggle } from '@bazaar/ui/patterns/favourite-toggle';
import { PageAction } from '@bazaar/ui/patterns/page-action';
import { ShareAction } from '@/entities/sharing/share-action';
import { favouriteMessages } from '@/translations/favourites';
import { notesMessages } from '@/translations/notes';

/** What a page hands its view as a person's own actions, without the calls behind them; sharing where `name` is given. */
export function ActionsOfStory({ name }: { readonly name?: string }) {
  return (
    <>
      <FavouriteToggle
        isOn={false}
        text={favouriteMessages.add}
        shortText={favouriteMessages.short}
        onToggle={() => undefined}
      />
      <PageAction icon="note">{notesMessages.action}</PageAction>
      {name ? <ShareAction name={name} address="https://bazaar.test" /> : null}
    </>
  );
}
