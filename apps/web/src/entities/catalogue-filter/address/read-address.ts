import type { CategoryProperty } from '@bazaar/api/model';
import { checkFilter, type FilterWarning, splitRefused } from '@bazaar/domain/catalogue-filter';
import type { UnitsByQuantityId } from '@/entities/catalogue-filter/data/load-list';
import { type ListAddress, parseListAddress } from './list-address';
import { listDefaults } from './list-defaults';
import { readListForm } from './list-form';
import { withoutDefaults } from './without-defaults';

/** Parses an address and validates it against the category's properties and their units; what was left out is reported as warnings. */
export function readAddress(
  params: URLSearchParams,
  properties: readonly CategoryProperty[],
  units: UnitsByQuantityId,
): { readonly address: ListAddress; readonly notes: readonly FilterWarning[] } {
  const parsed = parseListAddress(params);
  const checked = checkFilter(parsed.address.filter, properties, units);
  const { refused, notes } = splitRefused(parsed.notes, properties, checked.filter);
  return {
    address: { ...parsed.address, filter: checked.filter, refused },
    notes: [...notes, ...checked.notes],
  };
}

/** Returns the shortest address for the form sent without script. */
export function readSentForm(
  params: URLSearchParams,
  properties: readonly CategoryProperty[],
  units: UnitsByQuantityId,
): ListAddress {
  const form = readListForm([...params], (id) => {
    const quantityId = properties.find((property) => property.id === id)?.measurementQuantityId;
    return (quantityId && units[quantityId]) || [];
  });
  return withoutDefaults(form, listDefaults(properties, form));
}
