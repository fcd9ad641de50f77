import type { Supplier, SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { paths } from '@/lib/navigation/paths';
import { requestBasketMessages } from '@/translations/request-basket';

/** Returns a supplier's product as a line of a request, with the minimum order as quantity. */
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
    supplierId: product.supplier.id,
    productId: product.id,
    ...(product.baseProductId === undefined ? {} : { baseProductId: product.baseProductId }),
    ...(product.unitOfMeasurementId === undefined ? {} : { unitId: product.unitOfMeasurementId }),
    ...(unit === undefined ? {} : { unit }),
    quantity: product.moq ?? 1,
    conditions: [],
  };
}

/** Returns a supplier as a line of a request; the buyer writes the wanted object into the title. */
export function supplierLine(supplier: Pick<Supplier, 'id' | 'name' | 'slug'>): RequestLine {
  return {
    key: supplier.id,
    kind: 'supplier',
    title: requestBasketMessages.fromSupplier(supplier.name),
    href: paths.supplier(supplier),
    supplierName: supplier.name,
    supplierId: supplier.id,
    quantity: 1,
    conditions: [],
  };
}
