import type { AssistantProperty, AssistantUnit } from '../assistant/vocabulary';
import type { SelectedCategoryProperty } from '../catalogue-filter/filter';

/** What a model may choose from. */
export interface Offered {
  readonly properties: readonly AssistantProperty[];
  readonly units: readonly AssistantUnit[];
}

/** Returns whether property, options and unit of a condition are among the offered ones. */
export function isOffered(selected: SelectedCategoryProperty, { properties, units }: Offered): boolean {
  const property = properties.find(({ id, isFilterable }) => id === selected.propertyId && isFilterable);
  if (property === undefined) return false;
  switch (selected.kind) {
    case 'boolean':
      return property.dataType === 'Boolean';
    case 'options':
      return (
        (property.dataType === 'Option' || property.dataType === 'MultiOption') &&
        selected.optionIds.every((id) => property.options.some((option) => option.id === id))
      );
    case 'range':
      return (
        property.dataType === 'Number' &&
        (selected.measurementUnitId === undefined ||
          units.some(
            ({ id, quantityId }) => id === selected.measurementUnitId && quantityId === property.quantityId,
          ))
      );
  }
}
