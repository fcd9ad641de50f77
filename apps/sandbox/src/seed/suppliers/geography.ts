import type { SeedCity, SeedState } from '../seed-types';

/** state id, name, English name, code, then cities: id, name, English name. The first city is the capital. */
type StateRow = [
  id: string,
  name: string,
  englishName: string,
  phone: string,
  cities: [string, string, string][],
];

const ROWS: StateRow[] = [
  [
    'tehran',
    'تهران',
    'Tehran',
    '021',
    [
      ['tehran', 'تهران', 'Tehran'],
      ['rey', 'ری', 'Rey'],
      ['eslamshahr', 'اسلامشهر', 'Eslamshahr'],
      ['pakdasht', 'پاکدشت', 'Pakdasht'],
    ],
  ],
  [
    'alborz',
    'البرز',
    'Alborz',
    '026',
    [
      ['karaj', 'کرج', 'Karaj'],
      ['eshtehard', 'اشتهارد', 'Eshtehard'],
    ],
  ],
  [
    'isfahan',
    'اصفهان',
    'Isfahan',
    '031',
    [
      ['isfahan', 'اصفهان', 'Isfahan'],
      ['kashan', 'کاشان', 'Kashan'],
      ['najafabad', 'نجف‌آباد', 'Najafabad'],
    ],
  ],
  [
    'east-azerbaijan',
    'آذربایجان شرقی',
    'East Azerbaijan',
    '041',
    [
      ['tabriz', 'تبریز', 'Tabriz'],
      ['maragheh', 'مراغه', 'Maragheh'],
    ],
  ],
  ['west-azerbaijan', 'آذربایجان غربی', 'West Azerbaijan', '044', [['urmia', 'ارومیه', 'Urmia']]],
  [
    'khorasan-razavi',
    'خراسان رضوی',
    'Razavi Khorasan',
    '051',
    [
      ['mashhad', 'مشهد', 'Mashhad'],
      ['neyshabur', 'نیشابور', 'Neyshabur'],
    ],
  ],
  ['fars', 'فارس', 'Fars', '071', [['shiraz', 'شیراز', 'Shiraz']]],
  [
    'khuzestan',
    'خوزستان',
    'Khuzestan',
    '061',
    [
      ['ahvaz', 'اهواز', 'Ahvaz'],
      ['mahshahr', 'بندر ماهشهر', 'Bandar-e Mahshahr'],
    ],
  ],
  [
    'markazi',
    'مرکزی',
    'Markazi',
    '086',
    [
      ['arak', 'اراک', 'Arak'],
      ['saveh', 'ساوه', 'Saveh'],
    ],
  ],
  ['qazvin', 'قزوین', 'Qazvin', '028', [['qazvin', 'قزوین', 'Qazvin']]],
  ['qom', 'قم', 'Qom', '025', [['qom', 'قم', 'Qom']]],
  [
    'semnan',
    'سمنان',
    'Semnan',
    '023',
    [
      ['semnan', 'سمنان', 'Semnan'],
      ['garmsar', 'گرمسار', 'Garmsar'],
    ],
  ],
  ['zanjan', 'زنجان', 'Zanjan', '024', [['zanjan', 'زنجان', 'Zanjan']]],
  ['yazd', 'یزد', 'Yazd', '035', [['yazd', 'یزد', 'Yazd']]],
  [
    'kerman',
    'کرمان',
    'Kerman',
    '034',
    [
      ['kerman', 'کرمان', 'Kerman'],
      ['sirjan', 'سیرجان', 'Sirjan'],
    ],
  ],
  ['hormozgan', 'هرمزگان', 'Hormozgan', '076', [['bandar-abbas', 'بندرعباس', 'Bandar Abbas']]],
  [
    'bushehr',
    'بوشهر',
    'Bushehr',
    '077',
    [
      ['bushehr', 'بوشهر', 'Bushehr'],
      ['asaluyeh', 'عسلویه', 'Asaluyeh'],
    ],
  ],
  ['gilan', 'گیلان', 'Gilan', '013', [['rasht', 'رشت', 'Rasht']]],
  [
    'mazandaran',
    'مازندران',
    'Mazandaran',
    '011',
    [
      ['sari', 'ساری', 'Sari'],
      ['amol', 'آمل', 'Amol'],
    ],
  ],
  ['golestan', 'گلستان', 'Golestan', '017', [['gorgan', 'گرگان', 'Gorgan']]],
  ['hamadan', 'همدان', 'Hamadan', '081', [['hamadan', 'همدان', 'Hamadan']]],
  ['kermanshah', 'کرمانشاه', 'Kermanshah', '083', [['kermanshah', 'کرمانشاه', 'Kermanshah']]],
  ['lorestan', 'لرستان', 'Lorestan', '066', [['borujerd', 'بروجرد', 'Borujerd']]],
  ['ardabil', 'اردبیل', 'Ardabil', '045', [['ardabil', 'اردبیل', 'Ardabil']]],
  [
    'chaharmahal',
    'چهارمحال و بختیاری',
    'Chaharmahal and Bakhtiari',
    '038',
    [['shahrekord', 'شهرکرد', 'Shahrekord']],
  ],
];

export const states: SeedState[] = ROWS.map(([id, name, englishName, phone]) => ({
  id: `state-${id}`,
  name,
  englishName,
  code: phone,
}));

export const cities: SeedCity[] = ROWS.flatMap(([state, , , , rows]) =>
  rows.map(([id, name, englishName]) => ({
    id: `city-${id}`,
    stateId: `state-${state}`,
    name,
    englishName,
    isSaleCity: true,
  })),
);

/** Capitals of states come first in the list of a state. */
export const capitalIds = ROWS.map(([, , , , [capital]]) => `city-${capital![0]}`);

export const areaCodeOf = (stateId: string) => states.find(({ id }) => id === stateId)!.code;

/** Share of the suppliers: industry gathers around a few cities. */
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
