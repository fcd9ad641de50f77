import { MOST_COMPARED, writeComparedIds } from '@bazaar/domain/compare';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { propertyText } from '@/entities/product/property-text';
import { paths } from '@/lib/navigation/paths';
import { baseProductMessages as texts } from '@/translations/base-product';
import type { BaseProductData } from './base-product-data';

/** Returns the link that compares the first offers by all their properties; undefined for a single offer. */
export function compareOffersHref({ offers, category }: BaseProductData): string | undefined {
  if (offers.length < 2 || category === undefined) return undefined;
  const ids = offers.slice(0, MOST_COMPARED).map(({ id }) => id);
  return `${paths.categoryProducts(category)}?compare=${writeComparedIds(ids)}`;
}

/** Returns the product's own specification as a line of a request, without a supplier. */
export function specificationOf({ product }: Pick<BaseProductData, 'product'>): RequestLine {
  return {
    key: product.id,
    kind: 'specification',
    title: product.name,
    href: paths.baseProduct(product),
    categoryId: product.categoryId,
    quantity: 1,
    conditions: product.properties.flatMap((value) => {
      const { value: text, unit } = propertyText(value, texts);
      return text === '' ? [] : [{ title: value.title, value: [text, unit].filter(Boolean).join(' ') }];
    }),
  };
}
