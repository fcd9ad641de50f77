import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { AskAct } from '@/features/ask-supplier/ask-act';
import { FavouriteButton } from '@/features/favourites/favourite-button';
import { NoteAct } from '@/features/notes/note-act';
import { isAskedType } from '@/platform/conversations/asked-thing';
import { siteSettings } from '@/platform/env';
import { ShareAct } from '@/platform/sharing/share-act';

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
