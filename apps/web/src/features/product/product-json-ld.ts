import type { CategoryCrumb, SupplierProductCatalog } from '@bazaar/api/model';
import { presentPrice } from '@bazaar/domain/money';
import type { BreadcrumbList, Product, WithContext } from 'schema-dts';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';

/**
 * Returns the page's structured data: always the breadcrumb, a Product with its Offer only where there is a real price, because none may be
 * promised that nobody has named.
 *
 * @param siteUrl origin of the site, for absolute addresses
 */
export function productJsonLd(
  product: SupplierProductCatalog,
  siteUrl: string,
): WithContext<Product | BreadcrumbList>[] {
  const url = addressOf(paths.product(product), siteUrl);
  const trail = breadcrumbJsonLd(product.breadcrumb, { name: product.name, url }, siteUrl);
  const shown = presentPrice(product.price);
  if (!('amountRial' in shown) || product.price.kind === 'LoginToSee') return [trail];
  const { image, code, brand, scientificName, shortDescription, supplier } = product;
  return [
    trail,
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      ...(scientificName ? { alternateName: scientificName } : {}),
      ...(shortDescription ? { description: shortDescription } : {}),
      ...(code ? { sku: code } : {}),
      ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
      ...(image ? { image: new URL(pictureAt(image, 1024), siteUrl).href } : {}),
      offers: {
        '@type': 'Offer',
        url,
        price: shown.amountRial,
        priceCurrency: 'IRR',
        availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
        ...(product.price.validUntil ? { priceValidUntil: product.price.validUntil.slice(0, 10) } : {}),
        seller: { '@type': 'Organization', name: supplier.name },
      },
    },
  ];
}

function breadcrumbJsonLd(
  crumbs: readonly CategoryCrumb[],
  page: { readonly name: string; readonly url: string },
  siteUrl: string,
): WithContext<BreadcrumbList> {
  const parents = crumbs.map((crumb) => ({
    name: crumb.name,
    url: addressOf(
      crumb.level === 1 ? paths.categoryType(crumb.categoryType) : paths.category(crumb),
      siteUrl,
    ),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, page].map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Returns an absolute address with its Persian letters as they are: escaped, each of them takes three times as many bytes. */
function addressOf(path: string, siteUrl: string): string {
  return decodeURI(new URL(path, siteUrl).href);
}
