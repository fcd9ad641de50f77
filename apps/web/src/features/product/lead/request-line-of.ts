import type { RequestLine } from '@bazaar/domain/request-draft';
import { propertyText } from '@/entities/product/property-text';
import { toRequestLine } from '@/entities/request-basket/request-basket-line';
import type { ProductData } from '@/features/product/product-data';
import { catalogueListMessages } from '@/translations/catalogue-list';

/** Returns the product's line of a request: the product with its supplier; when it is unavailable, its specification without a supplier. */
export function requestLineOf({
  product,
  tradeUnits,
}: Pick<ProductData, 'product' | 'tradeUnits'>): RequestLine {
  const line = toRequestLine(product, tradeUnits);
  if (product.isAvailable) return line;
  const { supplierName: _, supplierId: __, productId: ___, ...rest } = line;
  return {
    ...rest,
    kind: 'specification',
    conditions: product.keyProperties.flatMap((property) => {
      const { value, unit } = propertyText(property, catalogueListMessages);
      return value === '' ? [] : [{ title: property.title, value: [value, unit].filter(Boolean).join(' ') }];
    }),
  };
}
