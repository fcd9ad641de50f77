import { type Branch, cross, type Leaf, number, option, type PropertyDefinition } from '../define';

export const valveProperties: PropertyDefinition[] = [
  number('face-to-face', 'طول نصب', 'Face-to-face length', 'L', 'length:mm', [20, 2000], 0, 'ابعاد'),
  number('flange-diameter', 'قطر فلنج', 'Flange outside diameter', 'D', 'length:mm', [60, 1600], 0, 'ابعاد'),
  number('bolt-circle', 'قطر دایرهٔ پیچ', 'Bolt circle diameter', 'K', 'length:mm', [40, 1500], 0, 'ابعاد'),
  number('bolt-holes', 'تعداد سوراخ پیچ', 'Number of bolt holes', 'z', '', [4, 40], 0, 'ابعاد'),
  number('kvs', 'ضریب جریان (m³/h)', 'Flow coefficient', 'Kvs', '', [0.1, 20000], 0, 'عملکرد'),
  number('elbow-radius', 'شعاع خم', 'Centre to end', 'R', 'length:mm', [15, 2000], 0, 'ابعاد'),
  option('valve-drive', 'عملگر', 'Actuation', 'ساختار', {
    handwheel: 'فلکه‌ای',
    lever: 'دسته‌ای',
    gear: 'گیربکسی',
    pneumatic: 'اکچویتور پنوماتیک',
    electric: 'اکچویتور برقی',
    none: 'خودکار',
  }),
  option('flange-type', 'شکل فلنج', 'Flange type', 'ساختار', {
    wn: 'گلودار WN',
    so: 'اسلیپون SO',
    bl: 'کور BL',
    th: 'دنده‌ای TH',
  }),
  option('elbow-angle', 'زاویه', 'Angle', 'ساختار', { a45: '۴۵ درجه', a90: '۹۰ درجه', a180: '۱۸۰ درجه' }),
  option('schedule', 'ردهٔ ضخامت', 'Schedule', 'ابعاد', {
    sch10: 'Sch 10',
    sch20: 'Sch 20',
    sch40: 'Sch 40',
    sch80: 'Sch 80',
    sch160: 'Sch 160',
  }),
  option('gasket-filler', 'پرکننده', 'Filler', 'ساختار', { graphite: 'گرافیت', ptfe: 'تفلون' }),
];

/** DN → flange D and bolt circle K at PN16, holes, face-to-face of EN 558 series 14/15 (mm), Kvs. */
const SIZES: [dn: number, flange: number, circle: number, holes: number, face: number, kvs: number][] = [
  [15, 95, 65, 4, 115, 9],
  [20, 105, 75, 4, 120, 16],
  [25, 115, 85, 4, 125, 28],
  [32, 140, 100, 4, 130, 45],
  [40, 150, 110, 4, 140, 75],
  [50, 165, 125, 4, 150, 130],
  [65, 185, 145, 8, 170, 220],
  [80, 200, 160, 8, 180, 340],
  [100, 220, 180, 8, 190, 560],
  [125, 250, 210, 8, 200, 900],
  [150, 285, 240, 8, 210, 1350],
  [200, 340, 295, 12, 230, 2500],
  [250, 405, 355, 12, 250, 4100],
  [300, 460, 410, 12, 270, 6000],
];
const PRESSURES = [10, 16, 25, 40] as const;
const BODIES = ['cast-iron', 'ductile-iron', 'carbon-steel', 'ss-316'] as const;
const BODY_PRICE = { 'cast-iron': 1, 'ductile-iron': 1.25, 'carbon-steel': 2, 'ss-316': 4.2 } as const;
const BODY_MARK = {
  'cast-iron': 'GG25',
  'ductile-iron': 'GGG40',
  'carbon-steel': 'WCB',
  'ss-316': 'CF8M',
} as const;
const MANUFACTURERS = ['kitz', 'bray', 'tecofi', 'vag', 'ksb', 'domestic'];
const PROPERTIES = [
  'dn kfcr',
  'pn kfcr',
  'face-to-face kc',
  'flange-diameter kc',
  'kvs c',
  'brand fc',
  'body-material kfc',
  'connection fc',
  'seal-material fc',
  'valve-drive fc',
  'working-temperature kc',
  'weight c',
];

interface ValveKind {
  slug: string;
  name: string;
  scientificName: string;
  synonyms: string[];
  about: string;
  drawing: string;
  standards: [string, string][];
  mark: string;
  faceRatio: number;
  kvsRatio: number;
  priceRatio: number;
  connections: string[];
  drives: string[];
  seals: string[];
  weight: number;
}

function valveLeaf(kind: ValveKind): Leaf {
  return {
    ...kind,
    properties: PROPERTIES,
    brands: MANUFACTURERS,
    unit: 'piece',
    space: cross([SIZES, PRESSURES, BODIES, kind.drives], ([dn, flange, , , face, kvs], pn, body, drive) => {
      const seal = kind.seals[(dn + pn) % kind.seals.length]!;
      const connection = kind.connections[((dn / 5) % kind.connections.length) | 0]!;
      const motor = drive === 'pneumatic' || drive === 'electric' ? 9_000_000 + dn * 150_000 : 0;
      return {
        designation: `${kind.mark} DN${dn} PN${pn} ${BODY_MARK[body]}${drive === 'pneumatic' ? ' P' : drive === 'electric' ? ' E' : drive === 'gear' ? ' G' : ''}`,
        toman: (900_000 + dn ** 1.55 * 9_500) * BODY_PRICE[body] * kind.priceRatio * (1 + pn / 100) + motor,
        values: {
          dn,
          pn,
          'face-to-face': face * kind.faceRatio,
          'flange-diameter': flange,
          kvs: kvs * kind.kvsRatio,
          'body-material': body,
          connection,
          'seal-material': seal,
          'valve-drive': drive,
          'working-temperature':
            seal === 'metal' || seal === 'graphite' ? [-10, 400] : seal === 'ptfe' ? [-20, 180] : [-10, 110],
          weight: dn ** 1.45 * 0.03 * kind.faceRatio * (1 + pn / 60) + 1,
        },
      };
    }),
  };
}

const FLANGES = ['wn', 'so', 'bl', 'th'] as const;
const FITTING_MANUFACTURERS = ['domestic', 'tenaris', 'baosteel'];
/** DN, outside diameter, wall of Sch 40 and Sch 80 (mm): ASME B36.10. */
const BUTT_WELD: [number, number, number, number][] = [
  [15, 21.3, 2.77, 3.73],
  [20, 26.7, 2.87, 3.91],
  [25, 33.4, 3.38, 4.55],
  [32, 42.2, 3.56, 4.85],
  [40, 48.3, 3.68, 5.08],
  [50, 60.3, 3.91, 5.54],
  [65, 73, 5.16, 7.01],
  [80, 88.9, 5.49, 7.62],
  [100, 114.3, 6.02, 8.56],
  [150, 168.3, 7.11, 10.97],
  [200, 219.1, 8.18, 12.7],
  [250, 273, 9.27, 15.09],
  [300, 323.8, 10.31, 17.48],
];

export const valves: Branch = {
  slug: 'valves-fittings',
  name: 'شیرآلات و اتصالات',
  scientificName: 'Valves and fittings',
  synonyms: ['شیر صنعتی', 'اتصالات لوله'],
  drawing: 'gate-valve',
  about: 'شیر، فلنج و اتصال برای خط لولهٔ آب، بخار، گاز و مواد شیمیایی.',
  children: [
    {
      slug: 'industrial-valves',
      name: 'شیرآلات صنعتی',
      scientificName: 'Industrial valves',
      synonyms: ['ولو', 'شیر فلکه'],
      drawing: 'gate-valve',
      about: 'قطع، وصل و تنظیم جریان.',
      children: [
        valveLeaf({
          slug: 'gate-valve',
          name: 'شیر کشویی',
          scientificName: 'Gate valve',
          synonyms: ['گیت ولو', 'شیر فلکه کشویی'],
          about: 'قطع و وصل کامل با افت فشار کم.',
          drawing: 'gate-valve',
          standards: [
            ['EN 1171', 'شیر کشویی چدنی'],
            ['API 600', 'شیر کشویی فولادی'],
          ],
          mark: 'GV',
          faceRatio: 1,
          kvsRatio: 1.6,
          priceRatio: 1,
          connections: ['flanged'],
          drives: ['handwheel', 'gear', 'electric'],
          seals: ['epdm', 'metal', 'nbr'],
          weight: 3,
        }),
        valveLeaf({
          slug: 'ball-valve',
          name: 'شیر توپی',
          scientificName: 'Ball valve',
          synonyms: ['بال ولو', 'شیر ساچمه‌ای'],
          about: 'قطع سریع با یک ربع دور.',
          drawing: 'ball-valve',
          standards: [
            ['EN 1983', 'شیر توپی فولادی'],
            ['API 6D', 'شیر خط لوله'],
          ],
          mark: 'BV',
          faceRatio: 0.95,
          kvsRatio: 1.9,
          priceRatio: 1.2,
          connections: ['flanged', 'threaded', 'welded'],
          drives: ['lever', 'gear', 'pneumatic', 'electric'],
          seals: ['ptfe', 'ptfe', 'metal'],
          weight: 3,
        }),
        valveLeaf({
          slug: 'butterfly-valve',
          name: 'شیر پروانه‌ای',
          scientificName: 'Butterfly valve',
          synonyms: ['باترفلای ولو', 'شیر پروانه ویفری'],
          about: 'سبک و کوتاه برای قطر زیاد.',
          drawing: 'butterfly-valve',
          standards: [['EN 593', 'شیر پروانه‌ای فلزی']],
          mark: 'BFV',
          faceRatio: 0.3,
          kvsRatio: 1.3,
          priceRatio: 0.6,
          connections: ['wafer', 'lug', 'flanged'],
          drives: ['lever', 'gear', 'pneumatic', 'electric'],
          seals: ['epdm', 'nbr', 'ptfe', 'fkm'],
          weight: 2,
        }),
        valveLeaf({
          slug: 'check-valve',
          name: 'شیر یک‌طرفه',
          scientificName: 'Swing check valve',
          synonyms: ['چک ولو', 'شیر خودکار'],
          about: 'جلوگیری از برگشت جریان.',
          drawing: 'check-valve',
          standards: [['EN 12334', 'شیر یک‌طرفهٔ چدنی']],
          mark: 'CV',
          faceRatio: 1.1,
          kvsRatio: 1.2,
          priceRatio: 0.8,
          connections: ['flanged', 'wafer'],
          drives: ['none'],
          seals: ['epdm', 'metal', 'nbr'],
          weight: 2,
        }),
        valveLeaf({
          slug: 'globe-valve',
          name: 'شیر بشقابی',
          scientificName: 'Globe valve',
          synonyms: ['گلوب ولو', 'شیر سوپاپی', 'شیر بخار'],
          about: 'تنظیم جریان بخار و آب داغ.',
          drawing: 'globe-valve',
          standards: [['EN 13709', 'شیر بشقابی فولادی']],
          mark: 'GLV',
          faceRatio: 1.35,
          kvsRatio: 0.8,
          priceRatio: 1.15,
          connections: ['flanged'],
          drives: ['handwheel', 'pneumatic', 'electric'],
          seals: ['graphite', 'metal'],
          weight: 2,
        }),
      ],
    },
    {
      slug: 'pipe-fittings',
      name: 'فلنج و اتصالات لوله',
      scientificName: 'Flanges and pipe fittings',
      synonyms: ['اتصالات جوشی', 'فیتینگ'],
      drawing: 'flange',
      about: 'اتصال، خم و آب‌بندی خط لوله.',
      children: [
        {
          slug: 'flange',
          name: 'فلنج فولادی',
          scientificName: 'Steel pipe flange',
          synonyms: ['فلنج گلودار', 'فلنج اسلیپون'],
          drawing: 'flange',
          properties: [
            'dn kfcr',
            'pn kfcr',
            'flange-type kfcr',
            'flange-diameter kfc',
            'bolt-circle c',
            'bolt-holes c',
            'thickness c',
            'brand fc',
            'body-material fc',
            'certificate f',
            'weight c',
          ],
          brands: FITTING_MANUFACTURERS,
          standards: [
            ['EN 1092-1', 'فلنج فولادی'],
            ['ASME B16.5', 'فلنج لوله'],
          ],
          unit: 'piece',
          about: 'اتصال جداشدنی لوله و شیر.',
          weight: 2,
          space: cross(
            [SIZES, PRESSURES, FLANGES, ['forged-steel', 'ss-304', 'ss-316'] as const],
            ([dn, flange, circle, holes], pn, type, body) => {
              const thickness = 12 + dn / 16 + pn / 6;
              const solid =
                (Math.PI / 4) * (flange ** 2 - (type === 'bl' ? 0 : dn ** 2)) * thickness * 7.85e-6;
              return {
                designation: `${type.toUpperCase()} DN${dn} PN${pn} ${{ 'forged-steel': 'A105', 'ss-304': '304', 'ss-316': '316' }[body]}`,
                toman:
                  solid * 1.35 * { 'forged-steel': 170_000, 'ss-304': 520_000, 'ss-316': 760_000 }[body] +
                  60_000,
                values: {
                  dn,
                  pn,
                  'flange-type': type,
                  'flange-diameter': flange,
                  'bolt-circle': circle,
                  'bolt-holes': holes,
                  thickness,
                  'body-material': body,
                  certificate: pn >= 25,
                  weight: solid,
                },
              };
            },
          ),
        },
        {
          slug: 'butt-weld-elbow',
          name: 'زانویی جوشی',
          scientificName: 'Butt-welding elbow',
          synonyms: ['زانو مانیسمان', 'زانو جوشی'],
          drawing: 'elbow',
          properties: [
            'dn kfcr',
            'elbow-angle kfcr',
            'schedule kfcr',
            'outer-diameter kfc',
            'thickness c',
            'elbow-radius c',
            'steel-grade fc',
            'brand fc',
            'weight c',
          ],
          brands: FITTING_MANUFACTURERS,
          standards: [['ASME B16.9', 'اتصالات جوشی لب‌به‌لب']],
          unit: 'piece',
          about: 'تغییر راستای لوله با شعاع بلند.',
          weight: 2,
          space: cross(
            [
              BUTT_WELD,
              ['a90', 'a45', 'a180'] as const,
              ['sch40', 'sch80'] as const,
              ['a106b', 'ss304', 'ss316l'] as const,
            ],
            ([dn, outer, wall40, wall80], angle, schedule, grade) => {
              const wall = schedule === 'sch40' ? wall40 : wall80;
              const degrees = { a90: 90, a45: 45, a180: 180 }[angle];
              const radius = dn * 1.5;
              const weight = ((outer - wall) * wall * 0.02466 * ((Math.PI * radius * degrees) / 180)) / 1000;
              return {
                designation: `LR ${degrees}° DN${dn} ${schedule === 'sch40' ? 'Sch40' : 'Sch80'} ${{ a106b: 'WPB', ss304: '304', ss316l: '316L' }[grade]}`,
                toman: weight * { a106b: 190_000, ss304: 560_000, ss316l: 820_000 }[grade] + 35_000,
                values: {
                  dn,
                  'elbow-angle': angle,
                  schedule,
                  'outer-diameter': outer,
                  thickness: wall,
                  'elbow-radius': radius,
                  'steel-grade': grade,
                  weight,
                },
              };
            },
          ),
        },
        {
          slug: 'spiral-wound-gasket',
          name: 'گسکت اسپیرال',
          scientificName: 'Spiral wound gasket',
          synonyms: ['واشر فلزی', 'گسکت فلنج', 'واشر آب‌بندی'],
          drawing: 'gasket',
          properties: [
            'dn kfcr',
            'pn kfcr',
            'bore kc',
            'outer-diameter kfc',
            'thickness kc',
            'gasket-filler fc',
            'steel-grade fc',
            'brand fc',
            'working-temperature c',
            'working-pressure c',
          ],
          brands: ['domestic', 'tenaris'],
          standards: [
            ['ASME B16.20', 'گسکت فلزی فلنج'],
            ['EN 1514-2', 'گسکت اسپیرال'],
          ],
          unit: 'piece',
          about: 'آب‌بندی فلنج در فشار و دمای زیاد.',
          weight: 1,
          space: cross(
            [SIZES, PRESSURES, ['graphite', 'ptfe'] as const, ['ss304', 'ss316l'] as const],
            ([dn, flange, circle], pn, filler, grade) => ({
              designation: `SWG DN${dn} PN${pn} ${grade === 'ss304' ? '304' : '316L'}/${filler === 'graphite' ? 'GR' : 'PTFE'}`,
              toman: 120_000 + dn * 6_500 * (grade === 'ss304' ? 1 : 1.4),
              values: {
                dn,
                pn,
                bore: Math.min(dn * 1.15 + 4, 500),
                'outer-diameter': circle - (flange - circle) / 3,
                thickness: 4.5,
                'gasket-filler': filler,
                'steel-grade': grade,
                'working-temperature': filler === 'graphite' ? [-200, 550] : [-200, 250],
                'working-pressure': pn,
              },
            }),
          ),
        },
      ],
    },
  ],
};
