import { provinceCities, provinces } from '../geography/provinces';
import type { SeedCity, SeedState } from '../seed-types';

/** Locations of suppliers: province, then its industrial towns. The order determines which supplier is where, so do not change it. */
const industrialTowns: [stateId: string, cityIds: string[]][] = [
  ['tehran', ['tehran', 'rey', 'eslamshahr', 'pakdasht']],
  ['alborz', ['karaj', 'eshtehard']],
  ['isfahan', ['isfahan', 'kashan', 'najafabad']],
  ['east-azerbaijan', ['tabriz', 'maragheh']],
  ['west-azerbaijan', ['urmia']],
  ['khorasan-razavi', ['mashhad', 'neyshabur']],
  ['fars', ['shiraz']],
  ['khuzestan', ['ahvaz', 'mahshahr']],
  ['markazi', ['arak', 'saveh']],
  ['qazvin', ['qazvin']],
  ['qom', ['qom']],
  ['semnan', ['semnan', 'garmsar']],
  ['zanjan', ['zanjan']],
  ['yazd', ['yazd']],
  ['kerman', ['kerman', 'sirjan']],
  ['hormozgan', ['bandar-abbas']],
  ['bushehr', ['bushehr', 'asaluyeh']],
  ['gilan', ['rasht']],
  ['mazandaran', ['sari', 'amol']],
  ['golestan', ['gorgan']],
  ['hamadan', ['hamadan']],
  ['kermanshah', ['kermanshah']],
  ['lorestan', ['borujerd']],
  ['ardabil', ['ardabil']],
  ['chaharmahal', ['shahrekord']],
];

export const states: SeedState[] = industrialTowns.map(([id]) => known(provinces, `state-${id}`));

export const cities: SeedCity[] = industrialTowns.flatMap(([, ids]) =>
  ids.map((id) => ({ ...known(provinceCities, `city-${id}`), isSaleCity: true })),
);

/** The first town of each province. */
export const capitalIds = industrialTowns.map(([, [first]]) => `city-${first!}`);

export const areaCodeOf = (stateId: string) => known(states, stateId).code;

/** Share of the suppliers: industry concentrates around a few cities. */
export const cityWeights: Record<string, number> = {
  'city-tehran': 46,
  'city-isfahan': 18,
  'city-karaj': 12,
  'city-tabriz': 11,
  'city-mashhad': 10,
  'city-shiraz': 7,
  'city-ahvaz': 7,
  'city-arak': 6,
  'city-qazvin': 5,
  'city-qom': 5,
  'city-yazd': 5,
  'city-saveh': 4,
};

function known<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((one) => one.id === id);
  if (item === undefined) throw new Error(`The seed's geography has no ${id}`);
  return item;
}
