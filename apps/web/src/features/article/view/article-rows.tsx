import type { MediaVideo, PageSummary, SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import { formatClock } from '@bazaar/domain/captions/playback-time';
import { formatShortDate } from '@bazaar/domain/dates';
import type { ArticleRowView } from '@bazaar/ui/patterns/article-page';
import { Price } from '@bazaar/ui/price';
import { articlePath } from '@/entities/article/article-path';
import { offerPriceView } from '@/entities/product/price-view';
import { videoLink } from '@/entities/video/video-link';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';

/** Returns a product as one line: name, supplier and price. */
export function productRow(
  product: SupplierProduct,
  tradeUnits: readonly UnitOfMeasurement[],
): ArticleRowView {
  const { id, name, image, supplier } = product;
  const { amount, currency, prefix } = offerPriceView(product, tradeUnits);
  return {
    id,
    href: paths.product(product),
    title: isolateCodes(name),
    note: supplier.name,
    price: <Price amount={amount} currency={currency} prefix={prefix} size="small" />,
    picture: image && pictureAt(image, 96),
  };
}

export function contentRow(page: PageSummary): ArticleRowView {
  const { id, title, publishedAt } = page;
  return { id, href: articlePath(page), title, note: formatShortDate(publishedAt) };
}

export function videoRow({ id, title, cover, publishedAt, durationSeconds }: MediaVideo): ArticleRowView {
  return {
    id,
    ...videoLink(id),
    title,
    note: formatShortDate(publishedAt),
    picture: pictureAt(cover, 320),
    length: formatClock(durationSeconds),
  };
}
