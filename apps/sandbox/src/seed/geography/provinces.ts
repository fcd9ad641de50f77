import type { SeedCity, SeedState } from '../seed-types';
import type { ProvinceRow } from './province-row';
import { centralProvinces } from './provinces-centre';
import { easternProvinces } from './provinces-east';
import { northernProvinces } from './provinces-north';
import { southernProvinces } from './provinces-south';
import { westernProvinces } from './provinces-west';

export interface SeedProvince extends SeedState {
  /** ISO 3166-2; `code` is the area code of its landlines. */
  isoCode: string;
}

export interface SeedProvinceCity extends SeedCity {
  isCapital: boolean;
}

const rows: ProvinceRow[] = [
  ...northernProvinces,
  ...westernProvinces,
  ...centralProvinces,
  ...easternProvinces,
  ...southernProvinces,
];

/** The 31 provinces of Iran. */
export const provinces: SeedProvince[] = rows.map(({ id, name, englishName, isoCode, areaCode }) => ({
  id: `state-${id}`,
  name,
  englishName,
  isoCode,
  code: areaCode,
}));

/** County capitals and some industrial towns. */
export const provinceCities: SeedProvinceCity[] = rows.flatMap(({ id, cities }) =>
  cities.split(',').map((text, index) => readCity(text.trim(), `state-${id}`, index === 0)),
);

function readCity(text: string, stateId: string, isCapital: boolean): SeedProvinceCity {
  const [names = '', ownId] = text.split(' #');
  const start = names.search(/[A-Za-z]/);
  const englishName = names.slice(start);
  const id = ownId ?? englishName.toLowerCase().replaceAll(' ', '-');
  // Suppliers determine which of them are sale cities.
  return {
    id: `city-${id}`,
    stateId,
    name: names.slice(0, start).trim(),
    englishName,
    isSaleCity: false,
    isCapital,
  };
}
