import { presentPrice } from '@bazaar/domain/money';
import type { Product, WithContext } from 'schema-dts';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import type { BaseProductData } from './base-product-data';

/**
 * Returns the product with its price range for search engines. Undefined without a real price, because none may be promised that nobody has
 * named.
 *
 * @param siteUrl origin of the site, for absolute addresses
 */
export function baseProductJsonLd(
  { product, offers }: Pick<BaseProductData, 'product' | 'offers'>,
  siteUrl: string,
): WithContext<Product> | undefined {
  const prices = offers
    .filter(({ isAvailable }) => isAvailable)
    .flatMap(({ price }) => {
      const shown = presentPrice(price);
      if (!('amountRial' in shown) || price.kind === 'LoginToSee') return [];
      const high =
        price.kind === 'Range' ? Math.max(price.maxAmountRial, shown.amountRial) : shown.amountRial;
      return [[shown.amountRial, high] as const];
    });
  if (prices.length === 0) return undefined;
  const { name, scientificName, image } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...(scientificName ? { alternateName: scientificName } : {}),
    ...(image ? { image: new URL(pictureAt(image, 1024), siteUrl).href } : {}),
    offers: {
      '@type': 'AggregateOffer',
      url: new URL(paths.baseProduct(product), siteUrl).href,
      priceCurrency: 'IRR',
      lowPrice: Math.min(...prices.map(([low]) => low)),
      highPrice: Math.max(...prices.map(([, high]) => high)),
      offerCount: prices.length,
    },
  };
}
