import 'server-only';
import type { SupplierProductCatalog } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { catalogueListMessages } from '@/messages/catalogue-list';
import { productMessages as texts } from '@/messages/product';
import { pictureAt } from '@/platform/catalogue/picture-view';
import { propertyText } from '@/platform/catalogue/property-text';
import type { Loaded } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';
import { unreadMetadata } from '@/platform/site/unread-metadata';

/** Title, description and picture of a product's page. */
export function productMetadata(loaded: Loaded<SupplierProductCatalog>): Metadata {
  if (loaded.state !== 'ready') return unreadMetadata(loaded);
  const product = loaded.value;
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
