import type { SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { paths } from './paths';

/** A supplier's product as a line of a request; it begins with the smallest order. */
export function toRequestLine(
  product: SupplierProduct,
  tradeUnits: readonly UnitOfMeasurement[],
): RequestLine {
  const unit = tradeUnits.find(({ id }) => id === product.unitOfMeasurementId)?.title;
  return {
    key: product.id,
    kind: 'product',
    title: product.name,
    href: paths.product(product),
    categoryId: product.categoryId,
    supplierName: product.supplier.name,
    ...(unit === undefined ? {} : { unit }),
    quantity: product.moq ?? 1,
    conditions: [],
  };
}
