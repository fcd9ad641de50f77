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
  /** Name of the product's one supplier, who can be asked. A supplier page uses its own title. */
  readonly supplierName?: string;
}

/** Renders the actions of a page's object: favourite, note, question, sharing. */
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
