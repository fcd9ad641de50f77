import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { FavouriteButton } from '@/features/favourites/favourite-button';
import { NoteAct } from '@/features/notes/note-act';
import { siteSettings } from '@/platform/env';
import { ShareAct } from '@/platform/sharing/share-act';

export interface ThingActsProps extends FavouriteObject {
  readonly title: string;
  /** Root-relative address, where sharing has no other place among the actions. */
  readonly path?: string;
}

/** What a person does with the thing of a page: keeps it, writes a note on it, hands it on. */
export function ThingActs({ objectType, objectId, title, path }: ThingActsProps) {
  return (
    <>
      <FavouriteButton objectType={objectType} objectId={objectId} title={title} isShort />
      <NoteAct objectType={objectType} objectId={objectId} />
      {path ? <ShareAct name={title} address={new URL(path, siteSettings().SITE_URL).href} /> : null}
    </>
  );
}
