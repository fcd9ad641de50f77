import { writeComparedIds } from '@bazaar/domain/compare';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { NOTE } from '@/entities/note/note-form-id';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { supplierLine, toRequestLine } from '@/entities/request-basket/request-basket-line';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { paths } from '@/lib/navigation/paths';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import type { TimelineQueries } from './use-timeline-reads';

export interface PanelFootProps {
  readonly object: FavouriteObject;
  readonly reads: Pick<TimelineQueries, 'product' | 'supplier' | 'units'>;
}

/** Renders what can be done with the object next. Nothing is asked of one that is gone; a note can still be written. */
export function PanelFoot({ object, reads }: PanelFootProps) {
  const { objectType, objectId } = object;
  const product = reads.product.data?.isAvailable ? reads.product.data : undefined;
  const line =
    product !== undefined
      ? toRequestLine(product, reads.units.data ?? [])
      : reads.supplier.data && supplierLine(reads.supplier.data);
  const category = product?.breadcrumb.at(-1);
  return (
    <>
      {line ? (
        <ButtonLink tone="primary" href={paths.requests} {...requestAttributes(line)}>
          {texts.addToRequest}
        </ButtonLink>
      ) : null}
      <Button aria-haspopup="dialog" {...actionAttributes(NOTE, { objectType, objectId })}>
        {texts.newNote}
      </Button>
      {category ? (
        <ButtonLink href={`${paths.categoryProducts(category)}?compare=${writeComparedIds([objectId])}`}>
          {texts.compare}
        </ButtonLink>
      ) : null}
    </>
  );
}
