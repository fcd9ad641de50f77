import type { CategorySupplierQuery, MeasurementUnit } from '@bazaar/api/model';
import {
  type CatalogueFilter,
  inBaseUnit,
  type SelectedCategoryProperty,
} from '@bazaar/domain/catalogue-filter';

type Stated = NonNullable<CategorySupplierQuery['properties']>[number];

/** Returns the conditions as the body of the search of suppliers: numbers in base units. */
export function toSupplierQuery(
  { properties, saleCityIds, kinds, confirmedOnly }: CatalogueFilter,
  units: readonly MeasurementUnit[],
): CategorySupplierQuery {
  return {
    properties: properties.map((property) => toStated(inBaseUnit(property, units))),
    ...(saleCityIds.length > 0 ? { saleCityIds: [...saleCityIds] } : {}),
    ...(kinds.length > 0 ? { kinds: [...kinds] as CategorySupplierQuery['kinds'] } : {}),
    ...(confirmedOnly ? { confirmedOnly } : {}),
  };
}

function toStated(property: SelectedCategoryProperty): Stated {
  const { propertyId } = property;
  if (property.kind === 'options') return { propertyId, optionIds: [...property.optionIds] };
  if (property.kind === 'boolean') return { propertyId, bool: property.isTrue };
  const { value, maxValue, measurementUnitId } = property;
  return {
    propertyId,
    ...(value === undefined ? {} : { value }),
    ...(maxValue === undefined ? {} : { maxValue }),
    ...(measurementUnitId === undefined ? {} : { measurementUnitId }),
  };
}
