import 'server-only';
import type { SupplierProductCatalog } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { propertyText } from '@/entities/product/property-text';
import type { QueryResult } from '@/lib/data/query-result';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { catalogueListMessages } from '@/translations/catalogue-list';
import { productMessages as texts } from '@/translations/product';

/** Returns title, description and picture of a product's page. */
export function productMetadata(result: QueryResult<SupplierProductCatalog>): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const product = result.value;
  const { name, scientificName = '', keyProperties, image, breadcrumb, seo } = product;
  const specs = keyProperties
    .slice(0, 4)
    .map((property) => {
      const { value, unit } = propertyText(property, catalogueListMessages);
      return [property.title, value, unit].filter(Boolean).join(' ');
    })
    .join('، ');
  return pageMetadata({
    path: paths.product(product),
    title: name,
    parents: breadcrumb.slice(-1).map((crumb) => crumb.name),
    description: seo.description || texts.metaDescription(name, scientificName, specs),
    ...(image ? { image: pictureAt(image, 1024) } : {}),
    isHidden: seo.noindex,
  });
}
