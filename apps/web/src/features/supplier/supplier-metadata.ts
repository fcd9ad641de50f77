import 'server-only';
import type { Supplier } from '@bazaar/api/model';
import { countPhrase, formatNumber, joinList } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import type { QueryResult } from '@/lib/data/query-result';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { supplierMessages as texts } from '@/translations/supplier';

/**
 * Returns title and description of a supplier's page; a page of its products beyond the first has its number in the title and is its own
 * canonical page.
 */
export function supplierMetadata(result: QueryResult<Supplier>, pageNumber = 1): Metadata {
  if (result.state === 'missing' && result.status === 410)
    return { title: texts.goneTitle, robots: { index: false } };
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const { name, kinds, cityName = '', stats, seo, ...supplier } = result.value;
  const path = paths.supplier(supplier);
  return pageMetadata({
    path: pageNumber > 1 ? `${path}?pageNumber=${pageNumber}` : path,
    title: pageNumber > 1 ? texts.pageTitle(name, formatNumber(pageNumber)) : name,
    parents: [texts.suppliers],
    description:
      seo.description ||
      texts.metaDescription(
        name,
        joinList(kinds.map((kind) => supplierKindTexts()[kind])),
        cityName,
        countPhrase(stats.productCount, texts.product),
      ),
    ...(supplier.logo ? { image: pictureAt(supplier.logo, 1024) } : {}),
    isHidden: seo.noindex,
  });
}
