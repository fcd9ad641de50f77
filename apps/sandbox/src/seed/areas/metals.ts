import { type Branch, cross, number, option, type PropertyDefinition } from '../define';
import { toPersianDigits } from '../persian-text';

export const metalProperties: PropertyDefinition[] = [
  number('linear-mass', 'وزن هر متر', 'Mass per metre', 'm′', 'linear-mass:kgm', [0.02, 1000], 3, 'ابعاد'),
  number('piece-weight', 'وزن هر شاخه یا برگ', 'Mass per piece', 'm', 'mass:kg', [0.1, 20000], 2, 'ابعاد'),
  number(
    'tensile-strength',
    'استحکام کششی',
    'Tensile strength',
    'Rm',
    'stress:s-mpa',
    [100, 2000],
    0,
    'خواص مکانیکی',
  ),
  number(
    'yield-strength',
    'تنش تسلیم',
    'Yield strength',
    'Re',
    'stress:s-mpa',
    [100, 1800],
    0,
    'خواص مکانیکی',
  ),
  number('bar-diameter', 'قطر', 'Diameter', 'd', 'length:mm', [3, 400], 1, 'ابعاد'),
  number('flange-width', 'پهنای بال', 'Flange width', 'b', 'length:mm', [20, 400], 1, 'ابعاد'),
  number('web-thickness', 'ضخامت جان', 'Web thickness', 'tw', 'length:mm', [2, 40], 1, 'ابعاد'),
  number('flange-thickness', 'ضخامت بال', 'Flange thickness', 'tf', 'length:mm', [2, 60], 1, 'ابعاد'),
  option('rebar-grade', 'ردهٔ میلگرد', 'Rebar grade', 'ساختار', {
    a1: 'A1 ساده',
    a2: 'A2 آجدار',
    a3: 'A3 آجدار',
    a4: 'A4 آجدار',
  }),
  option('sheet-form', 'حالت', 'Form', 'ساختار', { coil: 'رول', cut: 'فابریک', custom: 'برش‌خورده' }),
];

const STRENGTH: Record<string, [rm: number, re: number]> = {
  st37: [370, 235],
  st52: [510, 355],
  ck45: [630, 370],
  mo40: [1000, 750],
  a106b: [415, 240],
  api5lb: [415, 245],
  ss304: [520, 215],
  ss316: [530, 220],
  ss316l: [500, 200],
  ss430: [450, 260],
  dx51d: [330, 200],
  a283c: [410, 205],
  a516: [490, 260],
};
const GRADE_MARK: Record<string, string> = {
  st37: 'ST37',
  st52: 'ST52',
  ck45: 'CK45',
  mo40: 'MO40',
  a106b: 'A106B',
  api5lb: 'API5LB',
  ss304: '304',
  ss316: '316',
  ss316l: '316L',
  ss430: '430',
  dx51d: 'DX51D',
  a283c: 'A283C',
  a516: 'A516',
};
/** Toman per kg. */
const KG: Record<string, number> = {
  st37: 52_000,
  st52: 61_000,
  ck45: 68_000,
  mo40: 96_000,
  a106b: 92_000,
  api5lb: 84_000,
  ss304: 345_000,
  ss316: 560_000,
  ss316l: 570_000,
  ss430: 230_000,
  dx51d: 73_000,
  a283c: 58_000,
  a516: 74_000,
};

const strength = (grade: string) => ({
  'tensile-strength': STRENGTH[grade]![0],
  'yield-strength': STRENGTH[grade]![1],
});
const SHEET_SIZES = [
  [1000, 2000],
  [1250, 2500],
  [1500, 6000],
] as const;
const SHEET_PROPERTIES = [
  'thickness kfcr',
  'width kfcr',
  'length kfc',
  'steel-grade kfcr',
  'piece-weight kc',
  'sheet-form fc',
  'tensile-strength c',
  'yield-strength c',
  'brand fc',
  'certificate f',
];

function sheetSpace(grades: readonly string[], thicknesses: readonly number[], mark: string) {
  return cross(
    [thicknesses, SHEET_SIZES, grades, ['cut', 'coil', 'custom'] as const],
    (thickness, [width, length], grade, form) => ({
      designation: `${thickness}×${width}×${form === 'coil' ? 'C' : length} ${GRADE_MARK[grade]}${form === 'custom' ? ' برش‌خورده' : ''}`,
      name: `${mark} ${toPersianDigits(thickness)} میل ${width}×${form === 'coil' ? 'رول' : length} ${GRADE_MARK[grade]}${form === 'custom' ? ' برش‌خورده' : ''}`,
      toman:
        KG[grade]! * (thickness < 3 ? 1.12 : 1) * (form === 'coil' ? 0.97 : form === 'custom' ? 1.05 : 1),
      values: {
        thickness,
        width,
        // A coil has neither a length nor a weight of its own.
        ...(form === 'coil' ? {} : { length, 'piece-weight': thickness * width * length * 7.85e-6 }),
        'steel-grade': grade,
        'sheet-form': form,
        ...strength(grade),
        certificate: true,
      },
    }),
  );
}

/** DN, outside diameter, then walls (mm): ASME B36.10 Sch 20/40/80. */
const PIPES: [dn: number, outer: number, walls: number[]][] = [
  [15, 21.3, [2.1, 2.77, 3.73]],
  [20, 26.7, [2.1, 2.87, 3.91]],
  [25, 33.4, [2.8, 3.38, 4.55]],
  [32, 42.2, [3, 3.56, 4.85]],
  [40, 48.3, [3, 3.68, 5.08]],
  [50, 60.3, [3.18, 3.91, 5.54]],
  [65, 73, [4.78, 5.16, 7.01]],
  [80, 88.9, [4.78, 5.49, 7.62]],
  [100, 114.3, [4.78, 6.02, 8.56]],
  [125, 141.3, [5.2, 6.55, 9.53]],
  [150, 168.3, [5.56, 7.11, 10.97]],
  [200, 219.1, [6.35, 8.18, 12.7]],
  [250, 273, [6.35, 9.27, 15.09]],
  [300, 323.8, [6.35, 10.31, 17.48]],
];
const PIPE_ROWS = PIPES.flatMap(([dn, outer, walls]) =>
  walls.map((wall, index) => [dn, outer, wall, ['sch20', 'sch40', 'sch80'][index]!] as const),
);
const PIPE_PROPERTIES = [
  'dn kfcr',
  'outer-diameter kfc',
  'thickness kfcr',
  'schedule kfc',
  'linear-mass kc',
  'length c',
  'steel-grade fcr',
  'finish fc',
  'tensile-strength c',
  'brand fc',
  'certificate f',
];

function pipeSpace(mark: string, grades: readonly string[], finishes: readonly string[]) {
  return cross([PIPE_ROWS, grades, finishes], ([dn, outer, wall, schedule], grade, finish) => {
    const mass = (outer - wall) * wall * 0.02466;
    return {
      designation: `DN${dn} ${outer}×${wall} ${GRADE_MARK[grade]}${finish === 'hot-dip' ? ' GALV' : ''}`,
      name: `${mark} DN${dn} ${outer}×${wall} ${GRADE_MARK[grade]}${finish === 'hot-dip' ? ' گالوانیزه' : ''}`,
      toman: mass * 6 * KG[grade]! * (finish === 'hot-dip' ? 1.35 : 1),
      values: {
        dn,
        'outer-diameter': outer,
        thickness: wall,
        schedule,
        'linear-mass': mass,
        length: 6000,
        'steel-grade': grade,
        finish,
        ...strength(grade),
        certificate: grade !== 'st37',
      },
    };
  });
}

/** h, b, tw, tf (mm), kg/m: EN 10365. */
const IPE: [number, number, number, number, number][] = [
  [80, 46, 3.8, 5.2, 6],
  [100, 55, 4.1, 5.7, 8.1],
  [120, 64, 4.4, 6.3, 10.4],
  [140, 73, 4.7, 6.9, 12.9],
  [160, 82, 5, 7.4, 15.8],
  [180, 91, 5.3, 8, 18.8],
  [200, 100, 5.6, 8.5, 22.4],
  [220, 110, 5.9, 9.2, 26.2],
  [240, 120, 6.2, 9.8, 30.7],
  [270, 135, 6.6, 10.2, 36.1],
  [300, 150, 7.1, 10.7, 42.2],
  [330, 160, 7.5, 11.5, 49.1],
  [360, 170, 8, 12.7, 57.1],
  [400, 180, 8.6, 13.5, 66.3],
];
const ANGLES: [number, number][] = [
  [30, 3],
  [40, 4],
  [50, 5],
  [60, 6],
  [70, 7],
  [80, 8],
  [100, 10],
  [120, 12],
  [150, 15],
];
const HOLLOW: [number, number, number][] = [
  [20, 20, 2],
  [30, 30, 2],
  [40, 40, 2],
  [40, 40, 3],
  [60, 40, 2.5],
  [60, 60, 3],
  [80, 40, 3],
  [80, 80, 4],
  [100, 50, 4],
  [100, 100, 4],
  [120, 60, 4],
  [120, 120, 5],
  [150, 150, 6],
  [200, 100, 6],
];
const BARS = [6.5, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32, 36, 40] as const;
const ROUNDS = [10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 150, 180, 200] as const;
const LENGTHS = [6000, 12000] as const;
const MILLS = ['mobarakeh', 'posco', 'baosteel', 'domestic'];
const SECTION_MILLS = ['esfahan-steel', 'domestic', 'baosteel'];

export const metals: Branch = {
  slug: 'metals-sections',
  name: 'فلزات و مقاطع',
  scientificName: 'Metals and sections',
  synonyms: ['آهن‌آلات', 'فولاد'],
  drawing: 'beam',
  about: 'ورق، لوله، میلگرد و پروفیل؛ وزن‌ها از ابعاد محاسبه شده‌اند.',
  children: [
    {
      slug: 'steel-sheets',
      name: 'ورق',
      scientificName: 'Steel sheets and plates',
      synonyms: ['ورق فولادی', 'پلیت'],
      drawing: 'sheet',
      about: 'ورق سیاه، استیل و گالوانیزه.',
      children: [
        {
          slug: 'hot-rolled-sheet',
          name: 'ورق سیاه',
          scientificName: 'Hot-rolled steel plate',
          synonyms: ['ورق گرم', 'ورق آهن', 'پلیت'],
          drawing: 'sheet',
          properties: SHEET_PROPERTIES,
          brands: MILLS,
          standards: [
            ['EN 10025-2', 'فولاد ساختمانی غیرآلیاژی'],
            ['DIN 17100', 'فولاد ساختمانی'],
          ],
          unit: 'kg',
          about: 'برای سازه، مخزن و ماشین‌سازی؛ قیمت هر کیلوگرم.',
          weight: 3,
          space: sheetSpace(
            ['st37', 'st52', 'a283c', 'a516'],
            [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50],
            'ورق سیاه',
          ),
        },
        {
          slug: 'stainless-sheet',
          name: 'ورق استیل',
          scientificName: 'Stainless steel sheet',
          synonyms: ['ورق ضدزنگ', 'ورق 304', 'استنلس'],
          drawing: 'sheet',
          properties: SHEET_PROPERTIES,
          brands: ['posco', 'outokumpu', 'tisco'],
          standards: [
            ['EN 10088-2', 'فولاد ضدزنگ تخت'],
            ['ASTM A240', 'ورق فولاد ضدزنگ'],
          ],
          unit: 'kg',
          about: 'برای صنایع غذایی، دارویی و شیمیایی.',
          weight: 2,
          space: sheetSpace(
            ['ss304', 'ss316l', 'ss430', 'ss316'],
            [0.5, 0.8, 1, 1.5, 2, 3, 4, 5, 6, 8, 10],
            'ورق استیل',
          ),
        },
        {
          slug: 'galvanized-sheet',
          name: 'ورق گالوانیزه',
          scientificName: 'Hot-dip galvanized sheet',
          synonyms: ['ورق سفید'],
          drawing: 'sheet',
          properties: SHEET_PROPERTIES,
          brands: MILLS,
          standards: [['EN 10346', 'ورق پوشش‌دار']],
          unit: 'kg',
          about: 'برای کانال، سقف و بدنهٔ تابلو.',
          weight: 1,
          space: sheetSpace(['dx51d'], [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.25, 1.5, 2], 'ورق گالوانیزه'),
        },
      ],
    },
    {
      slug: 'steel-pipes',
      name: 'لولهٔ فولادی',
      scientificName: 'Steel pipes',
      synonyms: ['لوله آهنی'],
      drawing: 'pipe',
      about: 'لولهٔ مانیسمان و درزدار.',
      children: [
        {
          slug: 'seamless-pipe',
          name: 'لولهٔ مانیسمان',
          scientificName: 'Seamless steel pipe',
          synonyms: ['لوله بدون درز', 'لوله مانیسمان رده 40'],
          drawing: 'pipe',
          properties: PIPE_PROPERTIES,
          brands: ['tenaris', 'baosteel', 'domestic'],
          standards: [
            ['ASME B36.10', 'ابعاد لولهٔ فولادی'],
            ['ASTM A106', 'لولهٔ بدون درز دمای بالا'],
          ],
          unit: 'branch',
          about: 'برای بخار، روغن و فشار بالا؛ شاخهٔ شش‌متری.',
          weight: 2,
          space: pipeSpace('لولهٔ مانیسمان', ['a106b', 'api5lb', 'ss304', 'ss316l'], ['plain']),
        },
        {
          slug: 'welded-pipe',
          name: 'لولهٔ درزدار',
          scientificName: 'Welded steel pipe',
          synonyms: ['لوله سیاه', 'لوله گاز', 'لوله داربستی'],
          drawing: 'pipe',
          properties: PIPE_PROPERTIES,
          brands: ['domestic', 'baosteel'],
          standards: [['EN 10255', 'لولهٔ فولادی جوش‌پذیر']],
          unit: 'branch',
          about: 'برای آب، گاز و سازه؛ شاخهٔ شش‌متری.',
          weight: 2,
          space: pipeSpace('لولهٔ درزدار', ['st37', 'api5lb'], ['plain', 'hot-dip']),
        },
      ],
    },
    {
      slug: 'bars-sections',
      name: 'میلگرد و پروفیل',
      scientificName: 'Bars and structural sections',
      synonyms: ['مقاطع طویل'],
      drawing: 'beam',
      about: 'مقاطع ساختمانی و صنعتی.',
      children: [
        {
          slug: 'rebar',
          name: 'میلگرد',
          scientificName: 'Reinforcing bar',
          synonyms: ['آرماتور', 'میلگرد آجدار'],
          drawing: 'rebar',
          properties: [
            'bar-diameter kfcr',
            'rebar-grade kfcr',
            'length kfc',
            'linear-mass kc',
            'piece-weight c',
            'yield-strength fc',
            'brand fc',
            'certificate f',
          ],
          brands: SECTION_MILLS,
          standards: [['ISIRI 3132', 'میلگرد فولادی گرم‌نوردیده']],
          unit: 'kg',
          about: 'برای بتن مسلح؛ شاخهٔ دوازده‌متری.',
          weight: 2,
          space: cross([BARS, ['a3', 'a2', 'a4', 'a1'] as const, LENGTHS], (d, grade, length) => ({
            designation: `${d} ${grade.toUpperCase()} ${length / 1000}m`,
            name: `میلگرد ${d} ${grade.toUpperCase()} شاخهٔ ${toPersianDigits(length / 1000)} متری`,
            toman: { a1: 44_500, a2: 42_000, a3: 43_000, a4: 48_000 }[grade],
            values: {
              'bar-diameter': d,
              'rebar-grade': grade,
              length,
              'linear-mass': d ** 2 * 0.006165,
              'piece-weight': (d ** 2 * 0.006165 * length) / 1000,
              'yield-strength': { a1: 240, a2: 340, a3: 400, a4: 500 }[grade],
              certificate: true,
            },
          })),
        },
        {
          slug: 'round-bar',
          name: 'میلهٔ گرد فولادی',
          scientificName: 'Round steel bar',
          synonyms: ['شفت', 'گرد CK45', 'فولاد آلیاژی'],
          drawing: 'round-bar',
          properties: [
            'bar-diameter kfcr',
            'steel-grade kfcr',
            'length c',
            'linear-mass kc',
            'tensile-strength kfc',
            'yield-strength c',
            'brand fc',
            'certificate f',
          ],
          brands: ['esfahan-steel', 'posco', 'domestic'],
          standards: [
            ['EN 10060', 'ابعاد میلهٔ گرد گرم‌نوردیده'],
            ['EN 10083-2', 'فولاد بهسازی'],
          ],
          unit: 'kg',
          about: 'برای شفت، پین و قطعات ماشین.',
          weight: 2,
          space: cross(
            [ROUNDS, ['ck45', 'mo40', 'st52', 'ss304', 'ss316'] as const, LENGTHS],
            (d, grade, length) => ({
              designation: `Ø${d} ${GRADE_MARK[grade]} ${length / 1000}m`,
              toman: KG[grade]! * 1.06,
              values: {
                'bar-diameter': d,
                'steel-grade': grade,
                length,
                'linear-mass': d ** 2 * 0.006165,
                ...strength(grade),
                certificate: grade !== 'st52',
              },
            }),
          ),
        },
        {
          slug: 'ipe-beam',
          name: 'تیرآهن IPE',
          scientificName: 'IPE beam',
          synonyms: ['تیرآهن', 'آی بیم', 'I-beam'],
          drawing: 'beam',
          properties: [
            'height kfcr',
            'flange-width kc',
            'web-thickness c',
            'flange-thickness c',
            'linear-mass kfc',
            'length kfc',
            'piece-weight c',
            'steel-grade fc',
            'brand fc',
            'yield-strength c',
          ],
          brands: SECTION_MILLS,
          standards: [['EN 10365', 'ابعاد مقاطع گرم‌نوردیده']],
          unit: 'branch',
          about: 'برای اسکلت فلزی و سوله.',
          weight: 1,
          space: cross([IPE, LENGTHS, ['st37', 'st52'] as const], ([h, b, tw, tf, mass], length, grade) => ({
            designation: `${h} ${GRADE_MARK[grade]} ${length / 1000}m`,
            name: `تیرآهن IPE ${h} ${GRADE_MARK[grade]} شاخهٔ ${toPersianDigits(length / 1000)} متری`,
            toman: ((mass * length) / 1000) * (grade === 'st52' ? 60_000 : 49_000),
            values: {
              height: h,
              'flange-width': b,
              'web-thickness': tw,
              'flange-thickness': tf,
              'linear-mass': mass,
              length,
              'piece-weight': (mass * length) / 1000,
              'steel-grade': grade,
              ...strength(grade),
            },
          })),
        },
        {
          slug: 'angle-section',
          name: 'نبشی',
          scientificName: 'Equal leg angle',
          synonyms: ['نبشی بال مساوی', 'L'],
          drawing: 'angle',
          properties: [
            'width kfcr',
            'thickness kfcr',
            'linear-mass kc',
            'length kc',
            'piece-weight c',
            'steel-grade fc',
            'finish fc',
            'brand fc',
          ],
          brands: SECTION_MILLS,
          standards: [['EN 10056-1', 'نبشی بال مساوی']],
          unit: 'branch',
          about: 'برای شاسی، قاب و پله.',
          weight: 1,
          space: cross(
            [ANGLES, LENGTHS, ['st37', 'st52'] as const, ['plain', 'hot-dip'] as const],
            ([a, t], length, grade, finish) => {
              const mass = (2 * a - t) * t * 0.00785;
              return {
                designation: `${a}×${a}×${t} ${GRADE_MARK[grade]} ${length / 1000}m${finish === 'hot-dip' ? ' GALV' : ''}`,
                toman:
                  ((mass * length) / 1000) *
                  (grade === 'st52' ? 58_000 : 47_000) *
                  (finish === 'hot-dip' ? 1.5 : 1),
                values: {
                  width: a,
                  thickness: t,
                  'linear-mass': mass,
                  length,
                  'piece-weight': (mass * length) / 1000,
                  'steel-grade': grade,
                  finish,
                },
              };
            },
          ),
        },
        {
          slug: 'hollow-section',
          name: 'قوطی پروفیل',
          scientificName: 'Rectangular hollow section',
          synonyms: ['پروفیل قوطی', 'پروفیل ساختمانی'],
          drawing: 'hollow-section',
          properties: [
            'width kfcr',
            'height kfcr',
            'thickness kfcr',
            'linear-mass kc',
            'length c',
            'piece-weight c',
            'steel-grade fc',
            'finish fc',
            'brand fc',
          ],
          brands: ['domestic', 'baosteel'],
          standards: [['EN 10219-2', 'مقاطع توخالی سردفرم']],
          unit: 'branch',
          about: 'برای سازهٔ سبک، در و شاسی.',
          weight: 1,
          space: cross(
            [HOLLOW, LENGTHS, ['st37', 'st52'] as const, ['plain', 'hot-dip'] as const],
            ([h, b, t], length, grade, finish) => {
              const mass = (2 * (h + b) - 4 * t) * t * 0.00785;
              return {
                designation: `${h}×${b}×${t} ${GRADE_MARK[grade]} ${length / 1000}m${finish === 'hot-dip' ? ' GALV' : ''}`,
                toman:
                  ((mass * length) / 1000) *
                  (grade === 'st52' ? 66_000 : 55_000) *
                  (finish === 'hot-dip' ? 1.4 : 1),
                values: {
                  width: b,
                  height: h,
                  thickness: t,
                  'linear-mass': mass,
                  length,
                  'piece-weight': (mass * length) / 1000,
                  'steel-grade': grade,
                  finish,
                },
              };
            },
          ),
        },
      ],
    },
  ],
};
