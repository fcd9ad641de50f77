import type { Supplier, SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { propertyText } from '@/entities/product/property-text';
import { paths } from '@/lib/navigation/paths';
import { requestBasketMessages } from '@/translations/request-basket';

/**
 * Returns a product as a line of a request, with the minimum order as quantity: that of its supplier, or its specification alone where the
 * supplier cannot deliver it.
 */
export function toRequestLine(
  product: SupplierProduct,
  tradeUnits: readonly UnitOfMeasurement[],
): RequestLine {
  const unit = tradeUnits.find(({ id }) => id === product.unitOfMeasurementId)?.title;
  return {
    key: product.id,
    title: product.name,
    href: paths.product(product),
    categoryId: product.categoryId,
    ...(product.isAvailable ? offerOf(product) : specificationOf(product)),
    ...(product.baseProductId === undefined ? {} : { baseProductId: product.baseProductId }),
    ...(product.unitOfMeasurementId === undefined ? {} : { unitId: product.unitOfMeasurementId }),
    ...(unit === undefined ? {} : { unit }),
    quantity: product.moq ?? 1,
  };
}

function offerOf({ id, supplier }: SupplierProduct) {
  return {
    kind: 'product',
    supplierName: supplier.name,
    supplierId: supplier.id,
    productId: id,
    conditions: [],
  } as const;
}

function specificationOf({ keyProperties }: SupplierProduct) {
  const conditions = keyProperties.flatMap((property) => {
    const { value, unit } = propertyText(property, requestBasketMessages);
    return value === '' ? [] : [{ title: property.title, value: [value, unit].filter(Boolean).join(' ') }];
  });
  return { kind: 'specification', conditions } as const;
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
