import 'server-only';
import type { ProductOffers } from '@bazaar/api/model';
import { countPhrase } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import type { QueryResult } from '@/lib/data/query-result';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { baseProductMessages as texts } from '@/translations/base-product';

export function baseProductMetadata(result: QueryResult<ProductOffers>): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const { baseProduct: product, offers } = result.value;
  return pageMetadata({
    path: paths.baseProduct(product),
    title: product.name,
    description: texts.description(product.name, countPhrase(offers.totalCount, texts.supplier)),
    ...(product.image ? { image: pictureAt(product.image, 1024) } : {}),
  });
}
