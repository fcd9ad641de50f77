import type { FileRef, MediaVideo, PageSummary, SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import { formatClock } from '@bazaar/domain/captions/playback-time';
import { formatShortDate } from '@bazaar/domain/dates';
import type { ArticleRowView, AttachmentView } from '@bazaar/ui/patterns/article-page';
import { Price } from '@bazaar/ui/price';
import { articlePath } from '@/entities/article/article-path';
import { priceView } from '@/entities/product/price-view';
import { videoLink } from '@/entities/video/video-link';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { sizeText } from '@/lib/uploads/size-text';

/** Returns a product as one line: name, supplier and price. */
export function productRow(
  product: SupplierProduct,
  tradeUnits: readonly UnitOfMeasurement[],
): ArticleRowView {
  const { id, name, image, supplier } = product;
  const { amount, currency, prefix } = priceView(product, tradeUnits);
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

const ICONS: Readonly<Record<string, AttachmentView['icon']>> = {
  pdf: 'pdf',
  xlsx: 'sheet',
  csv: 'sheet',
  dwg: 'drawing',
  dxf: 'drawing',
  step: 'drawing',
};

/** Returns a file as one line: its name without the ending, which is said beside it as its kind. */
export function attachmentRow({ id, url, name, sizeBytes }: FileRef): AttachmentView {
  const [, base = name, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,5})$/.exec(name) ?? [];
  return {
    id,
    href: url,
    name: base,
    icon: ICONS[ending.toLowerCase()] ?? 'document',
    kind: ending.toUpperCase(),
    size: sizeText(sizeBytes),
  };
}
