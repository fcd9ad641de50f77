import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { AskAct } from '@/entities/conversation/ask/ask-action';
import { isAskedType } from '@/entities/conversation/question-object';
import { FavouriteButton } from '@/entities/favourite/favourite-button';
import { NoteAct } from '@/entities/note/note-action';
import { ShareAct } from '@/entities/sharing/share-action';
import { siteSettings } from '@/lib/settings/site-settings';

export interface ThingActsProps extends FavouriteObject {
  readonly title: string;
  /** Root-relative address, where sharing has no other place among the actions. */
  readonly path?: string;
  /** Who can be asked about it: the one supplier of a product. A supplier answers for itself. */
  readonly supplierName?: string;
}

/** What a person does with the thing of a page: keeps it, writes a note on it, asks about it, hands it on. */
export function ThingActs({ objectType, objectId, title, path, supplierName }: ThingActsProps) {
  const name = objectType === 'Supplier' ? title : supplierName;
  const asked =
    name !== undefined && isAskedType(objectType)
      ? { objectType, objectId, title, supplierName: name }
      : null;
  return (
    <>
      <FavouriteButton objectType={objectType} objectId={objectId} title={title} isShort />
      <NoteAct objectType={objectType} objectId={objectId} />
      {asked ? <AskAct {...asked} /> : null}
      {path ? <ShareAct name={title} address={new URL(path, siteSettings().SITE_URL).href} /> : null}
    </>
  );
}
