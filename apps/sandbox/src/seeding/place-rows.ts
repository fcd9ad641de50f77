import { searchColumn } from '@bazaar/domain/persian/search-key';
import { persianOrderKey } from '../catalogue/persian-order';
import type { TableRow } from '../db/insert-rows';
import { countries, homeCountryId } from '../seed/geography/countries';
import { provinceCities, provinces } from '../seed/geography/provinces';
import { urbanAreas } from '../seed/geography/urban-areas';
import type { Seed } from '../seed/seed-types';

/** Builds the rows of the geography, from the country down to the districts of a city. */
export function countryRows(): TableRow[] {
  return countries.map(({ id, name, englishName, code }) => ({
    id,
    code,
    is_active: id === homeCountryId,
    ...nameColumns(name, englishName),
  }));
}

export function stateRows(): TableRow[] {
  return provinces.map(({ id, name, englishName, isoCode }, index) => ({
    id,
    country_id: homeCountryId,
    code: isoCode,
    sort_order: index,
    ...nameColumns(name, englishName),
  }));
}

export function cityRows({ suppliers }: Pick<Seed, 'suppliers'>): TableRow[] {
  const saleCityIds = new Set(suppliers.flatMap((supplier) => supplier.saleCityIds));
  return provinceCities.map(({ id, stateId, name, englishName, isCapital }, index) => ({
    id,
    state_id: stateId,
    is_sale_city: saleCityIds.has(id),
    is_capital: isCapital,
    sort_order: index,
    ...nameColumns(name, englishName),
  }));
}

export function urbanAreaRows(): TableRow[] {
  return urbanAreas.map(({ id, cityId, name, englishName, code }, index) => ({
    id,
    city_id: cityId,
    name,
    english_name: englishName,
    code,
    sort_order: index,
  }));
}

function nameColumns(name: string, englishName: string): TableRow {
  return {
    name,
    english_name: englishName,
    search_key: searchColumn([name, englishName].join(' ')),
    name_sort_key: persianOrderKey(name),
  };
}
