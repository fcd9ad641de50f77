import { toPersianDigits } from '../persian-text';

export interface SeedUrbanArea {
  id: string;
  cityId: string;
  name: string;
  englishName: string;
  /** Number of the district in its city. */
  code: string;
}

/** Municipal districts of the largest cities. */
const districtCounts: Record<string, number> = {
  tehran: 22,
  isfahan: 15,
  mashhad: 13,
  shiraz: 11,
  tabriz: 10,
  karaj: 10,
  ahvaz: 8,
  kermanshah: 8,
  qom: 8,
  rasht: 5,
  urmia: 5,
};

export const urbanAreas: SeedUrbanArea[] = Object.entries(districtCounts).flatMap(([city, count]) =>
  Array.from({ length: count }, (_, index) => ({
    id: `urban-${city}-${index + 1}`,
    cityId: `city-${city}`,
    name: `منطقهٔ ${toPersianDigits(index + 1)}`,
    englishName: `District ${index + 1}`,
    code: String(index + 1),
  })),
);
