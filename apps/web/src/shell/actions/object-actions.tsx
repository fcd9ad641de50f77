import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { AskButton } from '@/entities/conversation/ask/ask-button';
import { isQuestionType } from '@/entities/conversation/question-object';
import { FavouriteButton } from '@/entities/favourite/favourite-button';
import { NoteButton } from '@/entities/note/note-button';
import { ShareButton } from '@/entities/sharing/share-button';
import { siteSettings } from '@/lib/settings/site-settings';

export interface ObjectActionsProps extends FavouriteObject {
  readonly title: string;
  /** Root-relative address, where sharing has no other place among the actions. */
  readonly path?: string;
  /** Who can be asked about it: the one supplier of a product. A supplier answers for itself. */
  readonly supplierName?: string;
}

/** What a person does with the thing of a page: keeps it, writes a note on it, asks about it, hands it on. */
export function ObjectActions({ objectType, objectId, title, path, supplierName }: ObjectActionsProps) {
  const name = objectType === 'Supplier' ? title : supplierName;
  const requested =
    name !== undefined && isQuestionType(objectType)
      ? { objectType, objectId, title, supplierName: name }
      : null;
  return (
    <>
      <FavouriteButton objectType={objectType} objectId={objectId} title={title} isShort />
      <NoteButton objectType={objectType} objectId={objectId} />
      {requested ? <AskButton {...requested} /> : null}
      {path ? <ShareButton name={title} address={new URL(path, siteSettings().SITE_URL).href} /> : null}
    </>
  );
}
