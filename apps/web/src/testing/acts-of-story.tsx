import { FavouriteToggle } from '@bazaar/ui/patterns/favourite-toggle';
import { PageAction } from '@bazaar/ui/patterns/page-action';
import { favouriteMessages } from '@/messages/favourites';
import { notesMessages } from '@/messages/notes';
import { ShareAct } from '@/platform/sharing/share-act';

/** What a page hands its view as a person's own actions, without the calls behind them; sharing where `name` is given. */
export function ActsOfStory({ name }: { readonly name?: string }) {
  return (
    <>
      <FavouriteToggle
        isOn={false}
        text={favouriteMessages.add}
        shortText={favouriteMessages.short}
        onToggle={() => undefined}
      />
      <PageAction icon="note">{notesMessages.act}</PageAction>
      {name ? <ShareAct name={name} address="https://bazaar.test" /> : null}
    </>
  );
}
