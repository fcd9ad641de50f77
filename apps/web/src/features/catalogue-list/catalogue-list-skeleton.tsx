import { ListHeadSkeleton, ListSkeleton } from '@bazaar/ui/patterns/list-layout';
import { catalogueListMessages as texts } from '@/messages/catalogue-list';

/** The list on its way, in its final size. */
export function CatalogueListSkeleton() {
  return (
    <>
      <ListHeadSkeleton label={texts.loading} />
      <ListSkeleton rows={10} />
    </>
  );
}
