import 'server-only';
import type { ProductOffers } from '@bazaar/api/model';
import { countPhrase } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import { baseProductMessages as texts } from '@/messages/base-product';
import { pictureAt } from '@/platform/catalogue/picture-view';
import type { Loaded } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';
import { unreadMetadata } from '@/platform/site/unread-metadata';

export function baseProductMetadata(loaded: Loaded<ProductOffers>): Metadata {
  if (loaded.state !== 'ready') return unreadMetadata(loaded);
  const { baseProduct: product, offers } = loaded.value;
  return pageMetadata({
    path: paths.baseProduct(product),
    title: product.name,
    description: texts.description(product.name, countPhrase(offers.totalCount, texts.supplier)),
    ...(product.image ? { image: pictureAt(product.image, 1024) } : {}),
  });
}
