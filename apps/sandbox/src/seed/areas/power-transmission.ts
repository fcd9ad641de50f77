import { type Branch, cross, number, option, type PropertyDefinition, text } from '../define';
import { bearingFamilies, bearingProperties } from './bearings';

export const powerTransmissionProperties: PropertyDefinition[] = [
  ...bearingProperties,
  number('max-bore', 'بیشینهٔ قطر شفت', 'Max. bore', 'd', 'length:mm', [5, 400], 0, 'ابعاد'),
  number('gear-ratio', 'نسبت تبدیل', 'Gear ratio', 'i', '', [1, 400], 2, 'عملکرد'),
  number('output-speed', 'دور خروجی', 'Output speed', 'n₂', 'speed:rpm', [1, 3000], 0, 'عملکرد'),
  number('output-shaft', 'قطر شفت خروجی', 'Output shaft diameter', 'd₂', 'length:mm', [8, 300], 0, 'ابعاد'),
  number('service-factor', 'ضریب کار', 'Service factor', 'fB', '', [0.5, 5], 2, 'عملکرد'),
  number('pitch', 'گام', 'Pitch', 'p', 'length:mm', [0.2, 150], 3, 'ابعاد'),
  number('roller-diameter', 'قطر غلتک', 'Roller diameter', 'd₁', 'length:mm', [2, 60], 2, 'ابعاد'),
  number(
    'breaking-load',
    'نیروی گسیختگی',
    'Tensile strength',
    'Fu',
    'force:kn',
    [0.5, 3000],
    1,
    'بار و سرعت',
  ),
  number('belt-length', 'طول تسمه', 'Datum length', 'Ld', 'length:mm', [200, 15000], 0, 'ابعاد'),
  number('belt-width', 'پهنای بالا', 'Top width', 'b', 'length:mm', [5, 50], 1, 'ابعاد'),
  number('belt-height', 'بلندی مقطع', 'Profile height', 'h', 'length:mm', [3, 40], 1, 'ابعاد'),
  option('gear-mounting', 'نصب', 'Mounting', 'ساختار', {
    foot: 'پایه‌دار',
    flange: 'فلنجی',
    shaft: 'شفت توخالی',
  }),
  option('spider', 'سختی لاستیک', 'Spider hardness', 'ساختار', {
    sh92: '92 Sh-A',
    sh95: '95/98 Sh-A',
    sh64: '64 Sh-D',
  }),
  option('belt-profile', 'مقطع تسمه', 'Belt profile', 'ساختار', {
    a: 'A',
    b: 'B',
    c: 'C',
    spz: 'SPZ',
    spa: 'SPA',
    spb: 'SPB',
    spc: 'SPC',
  }),
  option('strands', 'تعداد ردیف', 'Number of strands', 'ساختار', {
    one: 'یک‌ردیفه',
    two: 'دوردیفه',
    three: 'سه‌ردیفه',
  }),
  number('inner-width', 'پهنای داخلی', 'Inner width', 'b₁', 'length:mm', [2, 60], 2, 'ابعاد'),
  number('velocity', 'سرعت خطی، بیشینه', 'Max. velocity', 'v', 'velocity:ms', [0.1, 120], 1, 'بار و سرعت'),
  option('chain-material', 'جنس', 'Material', 'ساختار', {
    carbon: 'فولاد سخت‌کاری‌شده',
    nickel: 'آبکاری نیکل',
    stainless: 'فولاد ضدزنگ',
  }),
  text('lubricant', 'روان‌کار', 'Lubricant', 'شرایط کار'),
];

/** Size, max bore, outside diameter, length (mm), nominal torque (N·m). */
const JAW: [string, number, number, number, number][] = [
  ['19', 24, 40, 66, 17],
  ['24', 28, 55, 78, 60],
  ['28', 38, 65, 90, 160],
  ['38', 45, 80, 114, 325],
  ['42', 55, 95, 126, 450],
  ['48', 62, 105, 140, 525],
  ['55', 74, 120, 160, 685],
  ['65', 80, 135, 185, 940],
  ['75', 95, 160, 210, 1920],
];
const GEAR_COUPLING: [string, number, number, number, number][] = [
  ['G20-32', 32, 85, 88, 630],
  ['G20-42', 42, 105, 102, 1120],
  ['G20-55', 55, 130, 126, 2240],
  ['G20-65', 65, 150, 154, 4000],
  ['G20-80', 80, 180, 186, 7100],
  ['G20-100', 100, 220, 236, 14000],
];
/** Motor power (kW), gearbox size for it, output shaft (mm). */
const GEARED: [number, number, number][] = [
  [0.37, 37, 25],
  [0.75, 47, 30],
  [1.5, 57, 35],
  [2.2, 67, 40],
  [4, 77, 50],
  [7.5, 87, 60],
  [11, 97, 70],
  [18.5, 107, 90],
];
/** ISO number, pitch, roller, inner width (mm), tensile strength of one strand (kN), mass (kg/m). */
const CHAINS: [string, number, number, number, number, number][] = [
  ['06B', 9.525, 6.35, 5.72, 8.9, 0.41],
  ['08B', 12.7, 8.51, 7.75, 17.8, 0.7],
  ['10B', 15.875, 10.16, 9.65, 22.2, 0.95],
  ['12B', 19.05, 12.07, 11.68, 28.9, 1.25],
  ['16B', 25.4, 15.88, 17.02, 60, 2.7],
  ['20B', 31.75, 19.05, 19.56, 95, 3.72],
  ['24B', 38.1, 25.4, 25.4, 160, 7.05],
  ['32B', 50.8, 29.21, 30.99, 250, 10.25],
];
const BELTS: [string, number, number][] = [
  ['a', 13, 8],
  ['b', 17, 11],
  ['c', 22, 14],
  ['spz', 9.7, 8],
  ['spa', 12.7, 10],
  ['spb', 16.3, 13],
  ['spc', 22, 18],
];
const BELT_LENGTHS = [900, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500, 2800, 3150];
const RATIOS = [5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60];

const coupling = (
  row: [string, number, number, number, number],
  toman: number,
  extra: Record<string, string>,
) => ({
  toman,
  values: {
    'max-bore': row[1],
    'outer-diameter': row[2],
    length: row[3],
    torque: row[4],
    speed: Math.round(560_000 / row[2] / 100) * 100,
    weight: (row[2] / 100) ** 2 * row[3] * 0.04,
    ...extra,
  },
});

const gearmotor = (row: [number, number, number], ratio: number, efficiency: number, toman: number) => {
  const speed = 1440 / ratio;
  return {
    toman,
    values: {
      power: row[0],
      'gear-ratio': ratio,
      'output-speed': speed,
      torque: ((row[0] * 9550) / speed) * efficiency,
      'output-shaft': row[2],
      'service-factor': 1 + ((row[1] * 7 + ratio) % 9) / 10,
      voltage: 400,
      weight: 6 + row[1] ** 2 * 0.018,
    },
  };
};
const GEARED_PROPERTIES = [
  'power kfcr',
  'gear-ratio kfcr',
  'output-speed kfc',
  'torque kfc',
  'output-shaft kfc',
  'service-factor c',
  'gear-mounting fc',
  'voltage c',
  'brand fc',
  'lubricant',
  'weight c',
];
const COUPLING_PROPERTIES = [
  'torque kfcr',
  'max-bore kfcr',
  'outer-diameter kfc',
  'length kc',
  'speed kfc',
  'brand fc',
  'working-temperature c',
  'weight c',
];
const MOUNTINGS = ['foot', 'flange', 'shaft'] as const;

export const powerTransmission: Branch = {
  slug: 'power-transmission',
  name: 'انتقال قدرت و یاتاقان',
  scientificName: 'Power transmission and bearings',
  synonyms: ['انتقال نیرو', 'قطعات مکانیکی'],
  drawing: 'ball-bearing',
  about: 'یاتاقان، کوپلینگ، گیربکس، زنجیر و تسمه برای ماشین‌های صنعتی.',
  children: [
    ...bearingFamilies,
    {
      slug: 'couplings',
      name: 'کوپلینگ',
      scientificName: 'Shaft couplings',
      synonyms: ['کوپلینک', 'اتصال شفت'],
      drawing: 'coupling',
      about: 'اتصال دو شفت و جبران ناهم‌محوری.',
      children: [
        {
          slug: 'jaw-coupling',
          name: 'کوپلینگ فکی لاستیکی',
          scientificName: 'Jaw coupling with elastomer spider',
          synonyms: ['کوپلینگ لاستیکی', 'کوپلینگ روتکس', 'ستاره‌ای'],
          drawing: 'coupling',
          properties: [...COUPLING_PROPERTIES, 'spider fc'],
          brands: ['ktr', 'flender', 'renold', 'domestic'],
          standards: [['DIN 740-2', 'کوپلینگ‌های انعطاف‌پذیر']],
          unit: 'set',
          about: 'ضربه‌گیر و بی‌نیاز از روان‌کاری؛ برای الکتروپمپ و کمپرسور.',
          weight: 2,
          space: cross(
            [JAW, ['sh92', 'sh95', 'sh64'] as const, ['GG25', 'AL', 'ST'] as const],
            (row, spider, landing) => {
              const gain = { sh92: 0.6, sh95: 1, sh64: 1.25 }[spider];
              const model = coupling(row, (700_000 + row[4] * 9_000) * (landing === 'ST' ? 1.6 : 1), {
                spider,
              });
              return {
                ...model,
                designation: `R${row[0]} ${landing} ${{ sh92: '92A', sh95: '98A', sh64: '64D' }[spider]}`,
                values: { ...model.values, torque: row[4] * gain, 'working-temperature': [-40, 90] },
              };
            },
          ),
        },
        {
          slug: 'gear-coupling',
          name: 'کوپلینگ دنده‌ای',
          scientificName: 'Gear coupling',
          synonyms: ['کوپلینگ چرخ‌دنده‌ای', 'گیرکوپلینگ'],
          drawing: 'coupling',
          properties: [...COUPLING_PROPERTIES, 'lubricant'],
          brands: ['flender', 'renold', 'ktr', 'domestic'],
          standards: [['AGMA 9008', 'کوپلینگ دنده‌ای']],
          unit: 'set',
          about: 'برای گشتاور سنگین در نورد، جرثقیل و سیمان.',
          weight: 1,
          space: cross([GEAR_COUPLING, ['E', 'S', 'V'] as const], (row, form) => {
            const model = coupling(row, 6_000_000 + row[4] * 3_200, { lubricant: 'گریس EP2' });
            return {
              ...model,
              designation: `${row[0]}${form}`,
              values: { ...model.values, 'working-temperature': [-20, 80] },
            };
          }),
        },
      ],
    },
    {
      slug: 'gearboxes',
      name: 'گیربکس',
      scientificName: 'Gearboxes and gearmotors',
      synonyms: ['جعبه‌دنده', 'الکتروگیربکس', 'کاهنده'],
      drawing: 'gearbox',
      about: 'کاهش دور و افزایش گشتاور.',
      children: [
        {
          slug: 'helical-gearmotor',
          name: 'گیربکس هلیکال',
          scientificName: 'Helical gearmotor',
          synonyms: ['گیربکس شفت مستقیم', 'الکتروگیربکس هلیکال'],
          drawing: 'gearbox',
          properties: GEARED_PROPERTIES,
          brands: ['sew', 'bonfiglioli', 'motovario', 'flender', 'domestic'],
          standards: [['DIN 3990', 'محاسبهٔ ظرفیت بار چرخ‌دنده']],
          unit: 'device',
          about: 'بازده بالا برای نوار نقاله، همزن و آسانسور صنعتی.',
          weight: 2,
          space: cross([GEARED, RATIOS, MOUNTINGS], (row, ratio, mounting) => {
            const model = gearmotor(row, ratio, 0.96, 14_000_000 + row[0] * 5_200_000 + row[1] * 160_000);
            return {
              ...model,
              designation: `${mounting === 'flange' ? 'RF' : 'R'}${row[1]} i=${ratio} ${row[0]}kW`,
              values: { ...model.values, 'gear-mounting': mounting, lubricant: 'روغن ISO VG 220' },
            };
          }),
        },
        {
          slug: 'worm-gearbox',
          name: 'گیربکس حلزونی',
          scientificName: 'Worm gearbox',
          synonyms: ['گیربکس مارپیچ', 'گیربکس NMRV'],
          drawing: 'gearbox',
          properties: GEARED_PROPERTIES,
          brands: ['motovario', 'bonfiglioli', 'domestic', 'donghua'],
          standards: [['DIN 3975', 'حلزون و چرخ حلزون']],
          unit: 'device',
          about: 'نسبت تبدیل زیاد در جای کم، با خودقفلی در دورهای پایین.',
          weight: 2,
          space: cross([GEARED.slice(0, 6), RATIOS, MOUNTINGS], (row, ratio, mounting) => {
            const size = { 0.37: 50, 0.75: 63, 1.5: 75, 2.2: 90, 4: 110, 7.5: 130 }[row[0]] ?? 150;
            const model = gearmotor(
              row,
              ratio,
              0.9 - ratio / 200,
              4_500_000 + row[0] * 3_400_000 + size * 60_000,
            );
            return {
              ...model,
              designation: `NMRV${size} i=${ratio} ${row[0]}kW`,
              values: { ...model.values, 'gear-mounting': mounting, lubricant: 'روغن سنتتیک ISO VG 320' },
            };
          }),
        },
      ],
    },
    {
      slug: 'chains-belts',
      name: 'زنجیر و تسمه',
      scientificName: 'Chains and belts',
      synonyms: ['زنجیر صنعتی', 'تسمه صنعتی'],
      drawing: 'chain',
      about: 'انتقال قدرت میان شفت‌های موازی.',
      children: [
        {
          slug: 'roller-chain',
          name: 'زنجیر غلتکی',
          scientificName: 'Roller chain',
          synonyms: ['زنجیر صنعتی', 'زنجیر 08B', 'زنجیر چرخ‌دنده'],
          drawing: 'chain',
          properties: [
            'pitch kfcr',
            'roller-diameter kc',
            'inner-width kc',
            'breaking-load kfc',
            'strands fcr',
            'brand fc',
            'chain-material fc',
            'weight c',
          ],
          brands: ['renold', 'tsubaki', 'donghua', 'domestic'],
          standards: [
            ['ISO 606', 'زنجیر غلتکی دقیق'],
            ['DIN 8187', 'زنجیر غلتکی سری اروپایی'],
          ],
          unit: 'meter',
          about: 'برای نوار نقاله و ماشین کشاورزی؛ قیمت هر متر.',
          weight: 2,
          space: cross(
            [CHAINS, ['one', 'two', 'three'] as const, ['carbon', 'nickel', 'stainless'] as const],
            (row, strands, material) => {
              const count = { one: 1, two: 2, three: 3 }[strands];
              return {
                designation: `${row[0]}-${count}${{ carbon: '', nickel: ' NP', stainless: ' SS' }[material]}`,
                toman:
                  row[5] * count * 420_000 * { carbon: 1, nickel: 1.5, stainless: 3.4 }[material] + 90_000,
                values: {
                  pitch: row[1],
                  'roller-diameter': row[2],
                  'inner-width': row[3],
                  'breaking-load':
                    row[4] * count * (material === 'stainless' ? 0.7 : 1) * (count > 1 ? 0.97 : 1),
                  strands,
                  'chain-material': material,
                  weight: row[5] * count,
                },
              };
            },
          ),
        },
        {
          slug: 'v-belt',
          name: 'تسمهٔ V شکل',
          scientificName: 'V-belt',
          synonyms: ['تسمه پروانه', 'تسمه ذوزنقه‌ای', 'وی‌بلت'],
          drawing: 'belt',
          properties: [
            'belt-profile kfcr',
            'belt-length kfcr',
            'belt-width kfc',
            'belt-height c',
            'velocity c',
            'brand fc',
            'working-temperature c',
            'weight c',
          ],
          brands: ['optibelt', 'gates', 'bando', 'domestic'],
          standards: [
            ['ISO 4184', 'تسمه‌های V معمولی و باریک'],
            ['DIN 2215', 'تسمهٔ V معمولی'],
          ],
          unit: 'piece',
          about: 'برای انتقال قدرت از الکتروموتور به کمپرسور و هواکش.',
          weight: 2,
          space: cross([BELTS, BELT_LENGTHS, ['', 'X'] as const], (row, length, cogged) => ({
            designation: `${row[0].toUpperCase()}${cogged}${length}`,
            toman: row[1] * row[2] * length * 1.35 * (cogged ? 1.5 : 1) + 60_000,
            values: {
              'belt-profile': row[0],
              'belt-length': length,
              'belt-width': row[1],
              'belt-height': row[2],
              velocity: cogged ? 42 : 30,
              'working-temperature': [-30, 80],
              weight: row[1] * row[2] * length * 1.2e-6 * 0.8,
            },
          })),
        },
      ],
    },
  ],
};
