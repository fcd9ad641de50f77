import { type Branch, cross, number, option, type PropertyDefinition } from '../define';
import { toPersianDigits } from '../persian-text';

export const pumpProperties: PropertyDefinition[] = [
  number('head', 'ارتفاع پمپاژ', 'Head', 'H', 'head:h-m', [0.5, 600], 1, 'عملکرد'),
  number('efficiency', 'بازده', 'Efficiency', 'η', 'ratio:percent', [10, 100], 1, 'عملکرد'),
  number('suction-dn', 'دهانهٔ مکش', 'Suction nozzle', 'DNs', '', [10, 600], 0, 'ابعاد'),
  number('discharge-dn', 'دهانهٔ رانش', 'Discharge nozzle', 'DNd', '', [10, 600], 0, 'ابعاد'),
  number('impeller-diameter', 'قطر پروانه', 'Impeller diameter', 'D₂', 'length:mm', [50, 800], 0, 'ابعاد'),
  number('npsh', 'NPSH لازم', 'NPSH required', 'NPSHr', 'head:h-m', [0.3, 20], 1, 'عملکرد'),
  number('stages', 'تعداد طبقه', 'Number of stages', 'z', '', [1, 60], 0, 'ساختار'),
  number('well-diameter', 'قطر چاه، کمینه', 'Min. well diameter', 'D', 'length:mm', [70, 500], 0, 'ابعاد'),
  number('displacement', 'جابه‌جایی در هر دور', 'Displacement', 'Vg', 'volume:cm3', [0.5, 2000], 1, 'عملکرد'),
  number(
    'viscosity',
    'گرانروی، بیشینه (mm²/s)',
    'Max. kinematic viscosity',
    'ν',
    '',
    [1, 100000],
    0,
    'شرایط کار',
  ),
  number(
    'air-pressure',
    'فشار هوای تغذیه',
    'Air supply pressure',
    'p',
    'pressure:bar',
    [1, 10],
    1,
    'شرایط کار',
  ),
  number('tank-volume', 'حجم مخزن', 'Receiver volume', 'V', 'volume:l', [0, 10000], 0, 'ابعاد'),
  option('impeller', 'جنس پروانه', 'Impeller material', 'ساختار', {
    'cast-iron': 'چدن',
    bronze: 'برنز',
    'ss-304': 'فولاد ضدزنگ 304',
    'ss-316': 'فولاد ضدزنگ 316',
    noryl: 'نوریل',
  }),
  option('shaft-seal', 'آب‌بند شفت', 'Shaft seal', 'ساختار', {
    mechanical: 'مکانیکال سیل',
    packing: 'نوار گرافیتی',
    cartridge: 'مکانیکال سیل کارتریجی',
  }),
  option('phase', 'فاز', 'Phase', 'برق', { single: 'تک‌فاز', three: 'سه‌فاز' }),
  option('diaphragm', 'جنس دیافراگم', 'Diaphragm material', 'ساختار', {
    ptfe: 'تفلون PTFE',
    santoprene: 'سانتوپرن',
    nbr: 'نیتریل NBR',
    epdm: 'EPDM',
  }),
  option('drive', 'انتقال نیرو', 'Drive', 'ساختار', {
    direct: 'مستقیم',
    belt: 'تسمه‌ای',
    inverter: 'اینورتردار',
  }),
];

/** Hydraulic power over efficiency, rounded up to the next standard motor (kW). */
const MOTORS = [
  0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132, 160,
  200, 250,
];
function motorFor(flow: number, head: number, efficiency: number): number {
  const shaft = (flow * head * 9.81) / 3600 / efficiency;
  return MOTORS.find((power) => power >= shaft * 1.15) ?? 315;
}

/** DN discharge, DN suction, impeller (mm), flow at best point (m³/h), head at 2900 r/min (m). */
const END_SUCTION: [number, number, number, number, number][] = [
  [32, 50, 125, 12, 20],
  [32, 50, 160, 12.5, 32],
  [32, 50, 200, 12.5, 50],
  [40, 65, 125, 25, 20],
  [40, 65, 160, 25, 32],
  [40, 65, 200, 25, 50],
  [40, 65, 250, 25, 80],
  [50, 65, 125, 50, 20],
  [50, 65, 160, 50, 32],
  [50, 65, 200, 50, 50],
  [50, 65, 250, 50, 80],
  [65, 80, 160, 100, 32],
  [65, 80, 200, 100, 50],
  [65, 80, 250, 100, 80],
  [80, 100, 160, 160, 32],
  [80, 100, 200, 160, 50],
  [80, 100, 250, 160, 80],
  [100, 125, 200, 200, 50],
  [100, 125, 250, 250, 80],
  [125, 150, 250, 300, 80],
  [125, 150, 315, 320, 125],
];
const PUMP_PROPERTIES = [
  'flow kfcr',
  'head kfcr',
  'power kfc',
  'speed kfc',
  'efficiency c',
  'npsh c',
  'brand fc',
  'suction-dn fc',
  'discharge-dn fc',
  'body-material fc',
  'impeller fc',
  'working-pressure c',
  'working-temperature c',
  'voltage c',
  'weight c',
];
const BODIES = ['cast-iron', 'bronze', 'ss-316'] as const;
const IMPELLER_OF = { 'cast-iron': 'cast-iron', bronze: 'bronze', 'ss-316': 'ss-316' } as const;

const endSuction = cross(
  [END_SUCTION, [2900, 1450] as const, BODIES, ['mechanical', 'packing'] as const],
  (row, speed, body, seal) => {
    const [dn, suction, impeller, flow2900, head2900] = row;
    const flow = speed === 2900 ? flow2900 : flow2900 / 2;
    const head = speed === 2900 ? head2900 : head2900 / 4;
    const efficiency = 0.56 + Math.min(0.24, Math.log10(flow) * 0.1);
    const power = motorFor(flow, head, efficiency);
    return {
      designation: `ETA ${dn}-${impeller}${speed === 1450 ? '/4' : ''}${{ 'cast-iron': '', bronze: ' B', 'ss-316': ' SS' }[body]}${seal === 'packing' ? ' P' : ''}`,
      name: `پمپ سانتریفیوژ ETA ${dn}-${impeller}${speed === 1450 ? '/4' : ''}${{ 'cast-iron': '', bronze: ' B', 'ss-316': ' SS' }[body]}${seal === 'packing' ? ' P' : ''}`,
      toman:
        (16_000_000 + power * 1_900_000 + dn * 160_000) *
        { 'cast-iron': 1, bronze: 1.5, 'ss-316': 2.6 }[body],
      values: {
        flow,
        head,
        power,
        speed,
        efficiency: efficiency * 100,
        npsh: 1.2 + flow / 70,
        'suction-dn': suction,
        'discharge-dn': dn,
        'impeller-diameter': impeller,
        'body-material': body,
        impeller: IMPELLER_OF[body],
        'shaft-seal': seal,
        'working-pressure': 16,
        'working-temperature': [-10, 120],
        voltage: 400,
        weight: 28 + power * 6 + dn * 0.4,
      },
    };
  },
);

export const pumps: Branch = {
  slug: 'pumps-compressors',
  name: 'پمپ و کمپرسور',
  scientificName: 'Pumps and compressors',
  synonyms: ['الکتروپمپ', 'کمپرسور هوا'],
  drawing: 'pump',
  about: 'جابه‌جایی مایع و هوای فشرده.',
  children: [
    {
      slug: 'centrifugal-pumps',
      name: 'پمپ سانتریفیوژ',
      scientificName: 'Centrifugal pumps',
      synonyms: ['پمپ گریز از مرکز'],
      drawing: 'pump',
      about: 'پمپ‌های گریز از مرکز برای آب و سیال رقیق.',
      children: [
        {
          slug: 'end-suction-pump',
          name: 'پمپ سانتریفیوژ تک‌مرحله‌ای',
          scientificName: 'End-suction centrifugal pump',
          synonyms: ['پمپ گریز از مرکز', 'پمپ اتا نورم', 'ETA 50-200'],
          drawing: 'pump',
          properties: [...PUMP_PROPERTIES, 'impeller-diameter c', 'shaft-seal fc'],
          brands: ['ksb', 'wilo', 'lowara', 'pedrollo', 'domestic'],
          standards: [
            ['EN 733', 'پمپ مکش‌انتهایی ۱۰ بار'],
            ['ISO 9906', 'آزمون پذیرش پمپ'],
          ],
          unit: 'device',
          about: 'برای آبرسانی، سرمایش و گردش آب صنعتی.',
          weight: 4,
          space: endSuction,
        },
        {
          slug: 'multistage-pump',
          name: 'پمپ طبقاتی عمودی',
          scientificName: 'Vertical multistage pump',
          synonyms: ['پمپ استیل طبقاتی', 'پمپ فشار قوی'],
          drawing: 'vertical-pump',
          properties: [...PUMP_PROPERTIES, 'stages fc'],
          brands: ['grundfos', 'wilo', 'lowara', 'leo', 'domestic'],
          standards: [['ISO 9906', 'آزمون پذیرش پمپ']],
          unit: 'device',
          about: 'فشار زیاد با دبی کم تا متوسط، برای بوستر پمپ و تغذیهٔ دیگ.',
          weight: 2,
          space: cross(
            [
              [1, 3, 5, 10, 15, 20, 32] as const,
              [2, 4, 6, 8, 10, 12, 15, 18] as const,
              ['ss-304', 'ss-316', 'cast-iron'] as const,
            ],
            (flow, stages, body) => {
              const head = stages * (5.5 + flow * 0.28);
              const power = motorFor(flow, head, 0.48 + flow * 0.006);
              return {
                designation: `CV ${flow}-${stages}${{ 'ss-304': '', 'ss-316': ' N', 'cast-iron': ' G' }[body]}`,
                toman: (14_000_000 + power * 4_200_000 + stages * 900_000) * (body === 'ss-316' ? 1.4 : 1),
                values: {
                  flow,
                  head,
                  power,
                  speed: 2900,
                  efficiency: 48 + flow * 0.6,
                  npsh: 1 + flow / 20,
                  'suction-dn': flow <= 3 ? 25 : flow <= 10 ? 40 : 65,
                  'discharge-dn': flow <= 3 ? 25 : flow <= 10 ? 40 : 65,
                  'body-material': body,
                  impeller: body === 'ss-316' ? 'ss-316' : 'ss-304',
                  'working-pressure': 25,
                  'working-temperature': [-20, 120],
                  voltage: 400,
                  weight: 16 + power * 5 + stages * 1.2,
                  stages,
                },
              };
            },
          ),
        },
        {
          slug: 'submersible-pump',
          name: 'الکتروپمپ شناور',
          scientificName: 'Submersible borehole pump',
          synonyms: ['پمپ شناور چاه', 'شناور کشاورزی'],
          drawing: 'submersible',
          properties: [
            'flow kfcr',
            'head kfcr',
            'power kfc',
            'well-diameter kfc',
            'stages c',
            'speed c',
            'phase fc',
            'brand fc',
            'discharge-dn fc',
            'impeller fc',
            'voltage c',
            'weight c',
          ],
          brands: ['grundfos', 'ksb', 'pedrollo', 'domestic', 'leo'],
          standards: [['ISO 9906', 'آزمون پذیرش پمپ']],
          unit: 'device',
          about: 'برای چاه آب کشاورزی و آب شرب.',
          weight: 2,
          space: cross(
            [
              [3, 6, 12, 20, 30, 46, 60] as const,
              [5, 8, 12, 16, 20, 26] as const,
              ['noryl', 'bronze', 'ss-304'] as const,
            ],
            (flow, stages, impeller) => {
              const head = stages * (flow > 25 ? 11 : 7.5);
              const power = motorFor(flow, head, 0.6);
              return {
                designation: `SP ${flow}/${stages}${{ noryl: '', bronze: ' B', 'ss-304': ' S' }[impeller]}`,
                toman: 11_000_000 + power * 4_600_000 + stages * 500_000,
                values: {
                  flow,
                  head,
                  power,
                  'well-diameter': flow <= 12 ? 110 : flow <= 30 ? 160 : 210,
                  stages,
                  speed: 2870,
                  phase: power < 2.2 ? 'single' : 'three',
                  'discharge-dn': flow <= 12 ? 50 : flow <= 30 ? 80 : 100,
                  impeller,
                  voltage: power < 2.2 ? 230 : 400,
                  weight: 12 + power * 5.5 + stages,
                },
              };
            },
          ),
        },
      ],
    },
    {
      slug: 'positive-displacement-pumps',
      name: 'پمپ جابه‌جایی مثبت',
      scientificName: 'Positive displacement pumps',
      synonyms: ['پمپ حجمی'],
      drawing: 'gear-pump',
      about: 'برای سیال غلیظ و دبی ثابت.',
      children: [
        {
          slug: 'gear-pump',
          name: 'پمپ دنده‌ای',
          scientificName: 'Gear pump',
          synonyms: ['پمپ روغن', 'پمپ مازوت'],
          drawing: 'gear-pump',
          properties: [
            'flow kfcr',
            'working-pressure kfcr',
            'displacement kfc',
            'power kfc',
            'speed c',
            'viscosity fc',
            'brand fc',
            'body-material fc',
            'seal-material fc',
            'working-temperature c',
            'weight c',
          ],
          brands: ['rexroth', 'parker', 'domestic', 'yuken'],
          standards: [['ISO 4409', 'آزمون پمپ جابه‌جایی مثبت']],
          unit: 'device',
          about: 'برای روغن، مازوت، رزین و قیر.',
          weight: 2,
          space: cross(
            [
              [4, 6, 8, 11, 16, 22, 32, 45, 63] as const,
              [6, 10, 16] as const,
              ['cast-iron', 'carbon-steel', 'ss-316'] as const,
              ['nbr', 'fkm'] as const,
            ],
            (volume, pressure, body, seal) => {
              const flow = ((volume * 1450 * 60) / 1e6) * 0.92;
              return {
                designation: `GP${volume}-${pressure}${{ 'cast-iron': 'C', 'carbon-steel': 'S', 'ss-316': 'X' }[body]}${seal === 'fkm' ? 'V' : ''}`,
                toman:
                  (6_000_000 + volume * 420_000) *
                  { 'cast-iron': 1, 'carbon-steel': 1.3, 'ss-316': 2.5 }[body],
                values: {
                  flow,
                  'working-pressure': pressure,
                  displacement: volume,
                  power: MOTORS.find((kw) => kw > (flow * pressure) / 36 / 0.7) ?? 5.5,
                  speed: 1450,
                  viscosity: 5000,
                  'body-material': body,
                  'seal-material': seal,
                  'working-temperature': seal === 'fkm' ? [-15, 180] : [-15, 80],
                  weight: 4 + volume * 0.45,
                },
              };
            },
          ),
        },
        {
          slug: 'diaphragm-pump',
          name: 'پمپ دیافراگمی بادی',
          scientificName: 'Air-operated double diaphragm pump',
          synonyms: ['پمپ بادی', 'AODD'],
          drawing: 'diaphragm-pump',
          properties: [
            'flow kfcr',
            'working-pressure kfc',
            'discharge-dn kfc',
            'body-material kfc',
            'diaphragm fcr',
            'air-pressure c',
            'brand fc',
            'working-temperature c',
            'weight c',
            'explosion-proof f',
          ],
          brands: ['wilden', 'domestic', 'lowara'],
          standards: [['ATEX 2014/34/EU', 'تجهیزات ضدانفجار']],
          unit: 'device',
          about: 'برای اسید، رنگ و دوغاب؛ بدون برق.',
          weight: 1,
          space: cross(
            [
              [15, 25, 40, 50, 80] as const,
              ['plastic', 'aluminium', 'ss-316'] as const,
              ['ptfe', 'santoprene', 'nbr', 'epdm'] as const,
            ],
            (dn, body, diaphragm) => ({
              designation: `AODD ${dn} ${{ plastic: 'PP', aluminium: 'AL', 'ss-316': 'SS' }[body]}-${{ ptfe: 'T', santoprene: 'S', nbr: 'N', epdm: 'E' }[diaphragm]}`,
              toman:
                (9_000_000 + dn * 620_000) *
                { plastic: 1, aluminium: 1.15, 'ss-316': 2.6 }[body] *
                (diaphragm === 'ptfe' ? 1.3 : 1),
              values: {
                flow: { 15: 3, 25: 10, 40: 22, 50: 38, 80: 60 }[dn],
                'working-pressure': 8.3,
                'discharge-dn': dn,
                'body-material': body,
                diaphragm,
                'air-pressure': [2, 8],
                'working-temperature': diaphragm === 'ptfe' ? [4, 100] : [-10, 80],
                weight: dn * 0.6 * (body === 'ss-316' ? 1.6 : 1),
                'explosion-proof': body !== 'plastic',
              },
            }),
          ),
        },
      ],
    },
    {
      slug: 'compressors',
      name: 'کمپرسور',
      scientificName: 'Air compressors',
      synonyms: ['هوای فشرده', 'پمپ باد'],
      drawing: 'compressor',
      about: 'تولید هوای فشردهٔ کارگاه و کارخانه.',
      children: [
        {
          slug: 'screw-compressor',
          name: 'کمپرسور اسکرو',
          scientificName: 'Rotary screw compressor',
          synonyms: ['کمپرسور پیچی', 'اسکرو کمپرسور'],
          drawing: 'compressor',
          properties: [
            'power kfcr',
            'flow kfcr',
            'working-pressure kfcr',
            'drive fc',
            'tank-volume c',
            'sound fc',
            'voltage c',
            'brand fc',
            'length c',
            'width c',
            'height c',
            'weight c',
          ],
          brands: ['atlas-copco', 'kaeser', 'domestic', 'hyundai'],
          standards: [['ISO 1217', 'آزمون پذیرش کمپرسور']],
          unit: 'device',
          about: 'هوای پیوسته با صدای کم برای خط تولید.',
          weight: 2,
          space: cross(
            [
              [7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110] as const,
              [8, 10, 13] as const,
              ['direct', 'belt', 'inverter'] as const,
            ],
            (power, pressure, drive) => ({
              designation: `SC ${power}-${pressure}${drive === 'inverter' ? ' VSD' : drive === 'belt' ? ' B' : ''}`,
              toman: (240_000_000 + power * 15_500_000) * (drive === 'inverter' ? 1.35 : 1),
              values: {
                power,
                flow: power * 10.2 * (8 / pressure) ** 0.55,
                'working-pressure': pressure,
                drive,
                'tank-volume': power <= 22 ? 500 : 0,
                sound: 62 + Math.round(power / 10),
                voltage: 400,
                length: 900 + power * 11,
                width: 700 + power * 6,
                height: 1000 + power * 7,
                weight: 190 + power * 18,
              },
            }),
          ),
        },
        {
          slug: 'piston-compressor',
          name: 'کمپرسور پیستونی',
          scientificName: 'Reciprocating piston compressor',
          synonyms: ['کمپرسور باد', 'پمپ باد کارگاهی'],
          drawing: 'compressor',
          properties: [
            'power kfcr',
            'flow kfc',
            'working-pressure kfcr',
            'tank-volume kfc',
            'phase fc',
            'sound c',
            'voltage c',
            'brand fc',
            'weight c',
          ],
          brands: ['domestic', 'ronix', 'leo'],
          standards: [['ISO 1217', 'آزمون پذیرش کمپرسور']],
          unit: 'device',
          about: 'برای تعمیرگاه، نجاری و کارگاه رنگ.',
          weight: 1,
          space: cross(
            [
              [1.5, 2.2, 3, 4, 5.5, 7.5] as const,
              [50, 100, 200, 250, 300, 500] as const,
              [8, 10, 12] as const,
            ],
            (power, tank, pressure) => ({
              designation: `PC ${tank}L ${power}kW ${pressure}bar`,
              name: `کمپرسور پیستونی ${toPersianDigits(tank)} لیتری ${power}kW ${pressure}bar`,
              toman: 8_000_000 + power * 4_300_000 + tank * 60_000,
              values: {
                power,
                flow: power * 6.2,
                'working-pressure': pressure,
                'tank-volume': tank,
                phase: power <= 2.2 ? 'single' : 'three',
                sound: 78 + Math.round(power),
                voltage: power <= 2.2 ? 230 : 400,
                weight: 30 + tank * 0.4 + power * 9,
              },
            }),
          ),
        },
      ],
    },
  ],
};
