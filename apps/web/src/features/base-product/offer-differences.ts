import type { PropertyValue, SupplierProduct } from '@bazaar/api/model';
import { valuesDiffer } from '@bazaar/domain/compare';
import { propertyText } from '@/entities/product/property-text';
import { baseProductMessages as texts } from '@/translations/base-product';
import type { BaseProductData } from './base-product-data';

/** Returns how an offer differs from the base product, in the base's units: «پهنا ۱۵ mm». */
export function offerDifferences(
  { product, units }: Pick<BaseProductData, 'product' | 'units'>,
  offer: Pick<SupplierProduct, 'keyProperties'>,
): string[] {
  return offer.keyProperties.flatMap((value) => {
    const base = product.properties.find(({ propertyId }) => propertyId === value.propertyId);
    if (base === undefined || !valuesDiffer([base, value])) return [];
    return [[value.title, inUnitOf(value, base, units)].join(' ')];
  });
}

function inUnitOf(value: PropertyValue, base: PropertyValue, units: BaseProductData['units']): string {
  const unit = base.measurementUnitId === undefined ? undefined : units.get(base.measurementUnitId);
  const shown = propertyText(value, texts, { unit });
  return [shown.value, shown.unit].filter(Boolean).join(' ');
}
