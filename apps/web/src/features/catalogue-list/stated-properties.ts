import type { StatedProperty } from '@bazaar/domain/request-draft/stated-property';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';

/** Returns the filters of a list as required properties, each in the unit the buyer filtered by. */
export function statedProperties({
  address,
  properties,
  units,
}: Pick<ListData, 'address' | 'properties' | 'units'>): readonly StatedProperty[] {
  return address.filter.properties.flatMap((selected): StatedProperty[] => {
    const known = properties.find(({ id }) => id === selected.propertyId);
    if (known === undefined) return [];
    const name = { propertyId: known.id, title: known.title };
    if (selected.kind === 'boolean') return [{ ...name, bool: selected.isTrue }];
    if (selected.kind === 'options') {
      const chosen = (known.options ?? []).filter(({ id }) => selected.optionIds.includes(id));
      return [
        { ...name, optionIds: chosen.map(({ id }) => id), optionTitles: chosen.map(({ title }) => title) },
      ];
    }
    const { value, maxValue } = selected;
    const unitId = selected.measurementUnitId ?? known.defaultMeasurementUnitId;
    const unit = units[known.measurementQuantityId ?? '']?.find(({ id }) => id === unitId);
    return [
      {
        ...name,
        ...(value === undefined ? {} : { value }),
        ...(maxValue === undefined ? {} : { maxValue }),
        ...(unitId === undefined ? {} : { measurementUnitId: unitId }),
        ...(unit === undefined ? {} : { unitDisplayText: unit.displayText }),
      },
    ];
  });
}
