import {
  type Branch,
  cross,
  type Leaf,
  type Model,
  number,
  option,
  type PropertyDefinition,
  yesNo,
} from '../define';
import {
  angularContact,
  type BearingRow,
  cylindrical,
  deepGroove,
  needle,
  pillowBlock,
  selfAligning,
  spherical,
  tapered,
  thrustBall,
} from './bearing-tables';

export const bearingProperties: PropertyDefinition[] = [
  number('bearing-width', 'پهنا', 'Width', 'B', 'length:mm', [2, 200], 2, 'ابعاد'),
  number(
    'dynamic-load',
    'بار دینامیکی',
    'Basic dynamic load rating',
    'C',
    'force:kn',
    [0.5, 5000],
    2,
    'بار و سرعت',
  ),
  number(
    'static-load',
    'بار استاتیکی',
    'Basic static load rating',
    'C₀',
    'force:kn',
    [0.2, 8000],
    2,
    'بار و سرعت',
  ),
  number('limiting-speed', 'سرعت حد', 'Limiting speed', 'n', 'speed:rpm', [100, 60000], 0, 'بار و سرعت'),
  number('contact-angle', 'زاویهٔ تماس', 'Contact angle', 'α', 'angle:deg', [0, 60], 0, 'ساختار'),
  number('centre-height', 'ارتفاع مرکز', 'Centre height', 'H', 'length:mm', [10, 300], 1, 'ابعاد'),
  number('housing-length', 'طول پایه', 'Housing length', 'L', 'length:mm', [50, 900], 0, 'ابعاد'),
  option('bearing-seal', 'نوع آب‌بند', 'Sealing', 'ساختار', {
    open: 'باز',
    z: 'فلزی یک‌طرفه Z',
    zz: 'فلزی دوطرفه ZZ',
    rs: 'لاستیکی دوطرفه 2RS',
  }),
  option('clearance', 'لقی داخلی', 'Radial internal clearance', 'ساختار', { cn: 'عادی', c3: 'C3', c4: 'C4' }),
  option('precision', 'کلاس دقت', 'Tolerance class', 'ساختار', { p0: 'عادی P0', p6: 'P6', p5: 'P5' }),
  option('cage', 'جنس قفسه', 'Cage material', 'ساختار', {
    steel: 'ورق فولادی',
    brass: 'برنجی',
    polyamide: 'پلی‌آمید',
  }),
  option('roller-type', 'طرح رینگ', 'Ring design', 'ساختار', { nu: 'NU', nj: 'NJ', n: 'N', nup: 'NUP' }),
  option('housing-type', 'شکل بدنه', 'Housing form', 'ساختار', {
    ucp: 'پایه‌دار UCP',
    ucf: 'فلنجی چهارگوش UCF',
    ucfl: 'فلنجی دو پیچ UCFL',
    uct: 'کشویی UCT',
  }),
  yesNo('relubrication', 'روان‌کاری دوباره', 'Relubrication', 'ساختار'),
];

const SIZE = ['bore kfcr', 'outer-diameter kfc', 'bearing-width kfc'];
const LOAD = ['dynamic-load kfc', 'static-load kc', 'limiting-speed kfc'];
const REST = ['brand fc', 'cage fc', 'precision fc', 'working-temperature c', 'weight c'];
const MANUFACTURERS = ['skf', 'fag', 'nsk', 'ntn', 'koyo', 'zwz'];

const massOf = ([, d, outer, width]: BearingRow) => (outer ** 2 - d ** 2) * width * 4.07e-6;

function rollingBearing(row: BearingRow, designation: string, extra: Model['values'], factor = 1): Model {
  const [, d, outer, width, c, c0, speed] = row;
  const weight = massOf(row);
  return {
    designation,
    toman: (300_000 + 3_700_000 * weight) * factor,
    values: {
      bore: d,
      'outer-diameter': outer,
      'bearing-width': width,
      'dynamic-load': c,
      'static-load': c0,
      'limiting-speed': speed,
      cage: 'steel',
      precision: 'p0',
      clearance: 'cn',
      relubrication: true,
      'working-temperature': [-30, 120],
      weight: Math.max(weight, 0.005),
      ...extra,
    },
  };
}

const SEALS = [
  ['open', ''],
  ['rs', '-2RS'],
  ['zz', '-ZZ'],
  ['z', '-Z'],
] as const;
const CLEARANCES = [
  ['cn', ''],
  ['c3', '/C3'],
  ['c4', '/C4'],
] as const;
const SEAL_WORDS: Record<string, [rs: string, zz: string]> = {
  skf: ['-2RSH', '-2Z'],
  fag: ['-2RSR', '-2ZR'],
  nsk: ['DDU', 'ZZ'],
  ntn: ['LLU', 'ZZ'],
  koyo: ['2RS', 'ZZ'],
};
/** Catalogues differ a little in the calculated load of the same size. */
const LOAD_BY_MANUFACTURER: Record<string, number> = {
  skf: 1,
  fag: 1.005,
  nsk: 0.946,
  ntn: 0.946,
  koyo: 0.95,
  zwz: 0.92,
};

function writeAsManufacturer(model: Model, brand: string): Pick<Model, 'designation' | 'values'> {
  const [rs, zz] = SEAL_WORDS[brand] ?? ['-2RS', '-ZZ'];
  const load = LOAD_BY_MANUFACTURER[brand] ?? 1;
  return {
    designation: model.designation.replace('-2RS', rs).replace('-ZZ', zz),
    values: {
      'dynamic-load': Number(model.values['dynamic-load']) * load,
      'static-load': Number(model.values['static-load']) * load,
    },
  };
}

const leaf = (
  part: Pick<Leaf, 'slug' | 'name' | 'scientificName' | 'synonyms' | 'about' | 'standards' | 'space'> &
    Partial<Leaf>,
): Leaf => ({
  drawing: 'ball-bearing',
  properties: [...SIZE, ...LOAD, 'clearance fc', ...REST],
  brands: MANUFACTURERS,
  unit: 'piece',
  weight: 2,
  byBrand: writeAsManufacturer,
  ...part,
});

const deepGrooveLeaf = leaf({
  slug: 'deep-groove-ball-bearing',
  name: 'بلبرینگ شیار عمیق',
  scientificName: 'Deep groove ball bearing',
  synonyms: ['بلبرینگ ساده', 'بلبرینگ یک‌ردیفه', 'بیرینگ', '6205', '6305'],
  about: 'برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.',
  standards: [
    ['ISO 15', 'ابعاد مرزی یاتاقان‌های شعاعی'],
    ['DIN 625-1', 'بلبرینگ شیار عمیق یک‌ردیفه'],
  ],
  weight: 8,
  properties: [...SIZE, ...LOAD, 'bearing-seal fcr', 'clearance fc', ...REST, 'relubrication fc'],
  space: cross([deepGroove, SEALS, CLEARANCES], (row, [seal, mark], [clearance, suffix]) =>
    rollingBearing(
      row,
      `${row[0]}${mark}${suffix}`,
      {
        'bearing-seal': seal,
        clearance,
        'limiting-speed': Math.round((row[6] * (seal === 'rs' ? 0.57 : 1)) / 100) * 100,
        relubrication: seal === 'open',
        'working-temperature': seal === 'rs' ? [-40, 100] : [-30, 120],
      },
      seal === 'rs' ? 1.1 : 1,
    ),
  ),
});

const families: Branch[] = [
  {
    slug: 'ball-bearings',
    name: 'بلبرینگ',
    scientificName: 'Ball bearings',
    synonyms: ['یاتاقان غلتشی', 'بیرینگ'],
    drawing: 'ball-bearing',
    about: 'یاتاقان‌های غلتشی با ساچمه، برای سرعت بالا و بار سبک تا متوسط.',
    children: [
      deepGrooveLeaf,
      leaf({
        slug: 'angular-contact-ball-bearing',
        name: 'بلبرینگ تماس زاویه‌ای',
        scientificName: 'Angular contact ball bearing',
        synonyms: ['بلبرینگ زاویه‌ای', 'بلبرینگ اسپیندل', '7205'],
        about: 'برای بار هم‌زمان شعاعی و محوری در اسپیندل و پمپ.',
        standards: [['DIN 628-1', 'بلبرینگ تماس زاویه‌ای یک‌ردیفه']],
        properties: [...SIZE, ...LOAD, 'contact-angle fc', ...REST],
        space: cross(
          [angularContact, [15, 25, 40] as const, ['steel', 'brass', 'polyamide'] as const],
          (row, angle, cage) =>
            rollingBearing(
              row,
              `${row[0]}${{ 15: 'C', 25: 'AC', 40: 'B' }[angle]}${{ steel: 'J', brass: 'M', polyamide: 'P' }[cage]}`,
              {
                'contact-angle': angle,
                cage,
                precision: angle === 15 ? 'p5' : 'p6',
              },
              angle === 15 ? 2.4 : 1.6,
            ),
        ),
      }),
      leaf({
        slug: 'self-aligning-ball-bearing',
        name: 'بلبرینگ خودتنظیم',
        scientificName: 'Self-aligning ball bearing',
        synonyms: ['بلبرینگ خودمیزان', '1205'],
        about: 'ناهم‌محوری شفت و نشیمنگاه را جبران می‌کند.',
        standards: [['DIN 630', 'بلبرینگ خودتنظیم']],
        drawing: 'double-row-bearing',
        space: cross([selfAligning, ['', 'K'] as const, CLEARANCES], (row, bore, [clearance, suffix]) =>
          rollingBearing(row, `${row[0]}${bore}${suffix}`, { clearance }, 1.5),
        ),
      }),
      leaf({
        slug: 'thrust-ball-bearing',
        name: 'بلبرینگ کف‌گرد',
        scientificName: 'Thrust ball bearing',
        synonyms: ['بلبرینگ محوری', '51105'],
        about: 'تنها برای بار محوری یک‌طرفه.',
        standards: [['DIN 711', 'بلبرینگ کف‌گرد یک‌طرفه']],
        drawing: 'thrust-bearing',
        properties: [...SIZE, ...LOAD, ...REST],
        space: cross(
          [thrustBall, ['steel', 'brass'] as const, ['p0', 'p6', 'p5'] as const],
          (row, cage, precision) =>
            rollingBearing(
              row,
              `${row[0]}${cage === 'brass' ? 'M' : ''}${precision === 'p0' ? '' : `/${precision.toUpperCase()}`}`,
              { cage, precision },
              1.3,
            ),
        ),
      }),
    ],
  },
  {
    slug: 'roller-bearings',
    name: 'رولبرینگ',
    scientificName: 'Roller bearings',
    synonyms: ['یاتاقان غلتکی', 'رولربیرینگ'],
    drawing: 'roller-bearing',
    about: 'یاتاقان‌های غلتشی با غلتک، برای بار سنگین.',
    children: [
      leaf({
        slug: 'cylindrical-roller-bearing',
        name: 'رولبرینگ استوانه‌ای',
        scientificName: 'Cylindrical roller bearing',
        synonyms: ['رولبرینگ سیلندری', 'NU205'],
        about: 'برای بار شعاعی سنگین و سرعت بالا.',
        standards: [['DIN 5412-1', 'رولبرینگ استوانه‌ای یک‌ردیفه']],
        drawing: 'roller-bearing',
        properties: [...SIZE, ...LOAD, 'roller-type fc', 'clearance fc', ...REST],
        space: cross(
          [cylindrical, ['nu', 'nj', 'n', 'nup'] as const, CLEARANCES, ['steel', 'brass'] as const],
          (row, type, [clearance, suffix], cage) =>
            rollingBearing(
              row,
              `${type.toUpperCase()}${row[0]}E${cage === 'brass' ? 'M' : ''}${suffix}`,
              { 'roller-type': type, clearance, cage },
              cage === 'brass' ? 1.9 : 1.5,
            ),
        ),
      }),
      leaf({
        slug: 'tapered-roller-bearing',
        name: 'رولبرینگ مخروطی',
        scientificName: 'Tapered roller bearing',
        synonyms: ['بلبرینگ مخروطی', 'بلبرینگ کنیک', '30205'],
        about: 'برای بار شعاعی و محوری سنگین در چرخ و گیربکس.',
        standards: [
          ['ISO 355', 'رولبرینگ مخروطی متریک'],
          ['DIN 720', 'رولبرینگ مخروطی'],
        ],
        drawing: 'tapered-bearing',
        brands: [...MANUFACTURERS, 'timken'],
        properties: [...SIZE, ...LOAD, 'contact-angle fc', ...REST],
        space: cross(
          [tapered, ['p0', 'p6', 'p5'] as const, ['steel', 'polyamide'] as const],
          (row, precision, cage) =>
            rollingBearing(
              row,
              `${row[0]}${cage === 'polyamide' ? 'P' : ''}${precision === 'p0' ? '' : `/${precision.toUpperCase()}`}`,
              { precision, cage, 'contact-angle': 14 },
              1.2,
            ),
        ),
      }),
      leaf({
        slug: 'spherical-roller-bearing',
        name: 'رولبرینگ بشکه‌ای',
        scientificName: 'Spherical roller bearing',
        synonyms: ['رولبرینگ دوردیفه', 'بلبرینگ بشکه‌ای', '22212'],
        about: 'برای بار بسیار سنگین و ناهم‌محوری در سنگ‌شکن و نورد.',
        standards: [['DIN 635-2', 'رولبرینگ بشکه‌ای دوردیفه']],
        drawing: 'spherical-bearing',
        properties: [...SIZE, ...LOAD, 'clearance fc', ...REST, 'relubrication fc'],
        space: cross(
          [spherical, ['', 'K'] as const, CLEARANCES, ['steel', 'brass'] as const],
          (row, bore, [clearance, suffix], cage) =>
            rollingBearing(
              row,
              `${row[0]}${cage === 'brass' ? 'MB' : 'E'}${bore}${suffix}`,
              { clearance, cage, 'working-temperature': [-30, 200] },
              1.9,
            ),
        ),
      }),
      leaf({
        slug: 'needle-roller-bearing',
        name: 'رولبرینگ سوزنی',
        scientificName: 'Drawn cup needle roller bearing',
        synonyms: ['بلبرینگ سوزنی', 'HK2016'],
        about: 'با ارتفاع کم برای فضای تنگ.',
        standards: [['DIN 618', 'رولبرینگ سوزنی با پوستهٔ کششی']],
        drawing: 'needle-bearing',
        properties: [...SIZE, ...LOAD, ...REST],
        space: cross(
          [needle, ['', '-RS', '-2RS'] as const, ['steel', 'polyamide'] as const],
          (row, seal, cage) =>
            rollingBearing(
              row,
              `${row[0]}${cage === 'polyamide' ? 'TN' : ''}${seal}`,
              { cage, 'working-temperature': seal ? [-30, 100] : [-30, 120] },
              0.8,
            ),
        ),
      }),
    ],
  },
  {
    slug: 'bearing-units',
    name: 'یاتاقان و متعلقات',
    scientificName: 'Bearing units and housings',
    synonyms: ['هوزینگ', 'پایه یاتاقان'],
    drawing: 'pillow-block',
    about: 'یاتاقان همراه بدنه، آمادهٔ نصب.',
    children: [
      leaf({
        slug: 'insert-bearing-unit',
        name: 'یاتاقان با بدنه',
        scientificName: 'Insert bearing unit',
        synonyms: ['یاتاقان پایه‌دار', 'پیلوبلاک', 'UCP205', 'UCF206'],
        about: 'بلبرینگ و پایهٔ چدنی یکجا، با گریس‌خور.',
        standards: [
          ['ISO 3228', 'بدنه‌های ریختگی یاتاقان توسعه‌پذیر'],
          ['JIS B 1559', 'یاتاقان با بدنه'],
        ],
        drawing: 'pillow-block',
        brands: ['asahi', 'ntn', 'skf', 'fag', 'zwz', 'hrb'],
        properties: [
          'bore kfcr',
          'housing-type kfcr',
          'centre-height kc',
          'housing-length kc',
          'dynamic-load kfc',
          'static-load c',
          'limiting-speed c',
          'brand fc',
          'body-material fc',
          'working-temperature c',
          'weight c',
          'relubrication fc',
        ],
        space: cross(
          [
            pillowBlock,
            ['ucp', 'ucf', 'ucfl', 'uct'] as const,
            ['cast-iron', 'ductile-iron', 'ss-304'] as const,
          ],
          (row, type, body) => ({
            designation: `${type.toUpperCase()}${row[0]}${{ 'cast-iron': '', 'ductile-iron': 'D', 'ss-304': 'SS' }[body]}`,
            toman: (420_000 + row[1] * 26_000) * (body === 'ss-304' ? 3 : body === 'ductile-iron' ? 1.3 : 1),
            values: {
              bore: row[1],
              'housing-type': type,
              'centre-height': row[2],
              'housing-length': row[3],
              'dynamic-load': row[4],
              'static-load': row[5],
              'limiting-speed': Math.round(160_000 / row[1] / 100) * 100,
              'body-material': body,
              'working-temperature': [-20, 100],
              weight: (row[1] / 25) ** 2 * 0.8,
              relubrication: true,
            },
          }),
        ),
        byBrand: (model) => ({ designation: model.designation, values: {} }),
      }),
    ],
  },
];

export const bearingFamilies = families;
