import { type Branch, cross, number, option, type PropertyDefinition } from '../define';

export const fastenerProperties: PropertyDefinition[] = [
  number('thread', 'قطر نامی رزوه', 'Nominal thread diameter', 'M', 'length:mm', [1.6, 100], 1, 'ابعاد'),
  number('thread-pitch', 'گام رزوه', 'Thread pitch', 'P', 'length:mm', [0.2, 8], 2, 'ابعاد'),
  number('bolt-length', 'طول', 'Length', 'L', 'length:mm', [3, 1000], 0, 'ابعاد'),
  number('across-flats', 'آچارخور', 'Width across flats', 's', 'length:mm', [1, 150], 1, 'ابعاد'),
  number('head-height', 'ارتفاع سر', 'Head height', 'k', 'length:mm', [0.5, 80], 2, 'ابعاد'),
  number('proof-load', 'بار آزمون', 'Proof load', 'Fp', 'force:kn', [0.1, 3000], 1, 'بار و سرعت'),
  number('drill-diameter', 'قطر سوراخ', 'Drill hole diameter', 'd₀', 'length:mm', [2, 60], 1, 'ابعاد'),
  number('hundred-weight', 'وزن صد عدد', 'Mass per 100 pieces', 'm', 'mass:kg', [0.001, 2000], 3, 'ابعاد'),
  option('bolt-grade', 'کلاس استحکام', 'Property class', 'ساختار', {
    g46: '4.6',
    g56: '5.6',
    g88: '8.8',
    g109: '10.9',
    g129: '12.9',
    a2: 'A2-70',
    a4: 'A4-80',
    b7: 'ASTM B7',
  }),
  option('nut-grade', 'کلاس مهره', 'Nut class', 'ساختار', {
    n5: '5',
    n8: '8',
    n10: '10',
    a2: 'A2-70',
    a4: 'A4-80',
  }),
  option('thread-extent', 'رزوه', 'Thread extent', 'ساختار', { full: 'تمام‌رزوه', partial: 'نیم‌رزوه' }),
  option('rivet-material', 'جنس پرچ', 'Rivet material', 'ساختار', {
    'al-steel': 'آلومینیوم با میل فولادی',
    steel: 'فولاد',
    stainless: 'فولاد ضدزنگ',
  }),
  number('hardness', 'سختی', 'Hardness', 'HRC', 'hardness:hrc', [10, 95], 0, 'خواص مکانیکی'),
];

/** M, pitch, hex across flats, hex head height, socket key, nut height, washer outside diameter, stress area (mm²). */
const METRIC: [
  m: number,
  p: number,
  s: number,
  k: number,
  key: number,
  nut: number,
  washer: number,
  area: number,
][] = [
  [5, 0.8, 8, 3.5, 4, 4.7, 10, 14.2],
  [6, 1, 10, 4, 5, 5.2, 12, 20.1],
  [8, 1.25, 13, 5.3, 6, 6.8, 16, 36.6],
  [10, 1.5, 16, 6.4, 8, 8.4, 20, 58],
  [12, 1.75, 18, 7.5, 10, 10.8, 24, 84.3],
  [14, 2, 21, 8.8, 12, 12.8, 28, 115],
  [16, 2, 24, 10, 14, 14.8, 30, 157],
  [18, 2.5, 27, 11.5, 14, 15.8, 34, 192],
  [20, 2.5, 30, 12.5, 17, 18, 37, 245],
  [24, 3, 36, 15, 19, 21.5, 44, 353],
  [30, 3.5, 46, 18.7, 22, 25.6, 56, 561],
  [36, 4, 55, 22.5, 27, 31, 66, 817],
];
const LENGTHS = [20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 150] as const;
const PROOF: Record<string, number> = {
  g46: 225,
  g56: 280,
  g88: 600,
  g109: 830,
  g129: 970,
  a2: 450,
  a4: 600,
  b7: 720,
};
const MARK: Record<string, string> = {
  g46: '4.6',
  g56: '5.6',
  g88: '8.8',
  g109: '10.9',
  g129: '12.9',
  a2: 'A2-70',
  a4: 'A4-80',
  b7: 'B7',
  n5: '5',
  n8: '8',
  n10: '10',
};
const GRADE_PRICE: Record<string, number> = {
  g46: 0.8,
  g56: 0.9,
  g88: 1,
  g109: 1.3,
  g129: 1.6,
  a2: 3.6,
  a4: 5.2,
  b7: 1.8,
  n5: 0.8,
  n8: 1,
  n10: 1.25,
};
const FINISHES = [
  ['zinc', 'ZN'],
  ['plain', ''],
  ['hot-dip', 'HDG'],
] as const;
const isStainless = (grade: string) => grade.startsWith('a');
const kgOf = (m: number, length: number, head: number, s: number) =>
  ((Math.PI / 4) * m ** 2 * 0.92 * length + 0.87 * s ** 2 * head) * 7.85e-6;
const MANUFACTURERS = ['domestic', 'wurth', 'unbrako', 'bossard'];
const BOLT_PROPERTIES = [
  'thread kfcr',
  'bolt-length kfcr',
  'bolt-grade kfcr',
  'thread-pitch c',
  'across-flats kc',
  'head-height c',
  'proof-load kc',
  'finish fc',
  'brand fc',
  'hundred-weight c',
];

function boltSpace(mark: string, label: string, grades: readonly string[], isSocket: boolean) {
  return cross(
    [METRIC, LENGTHS, grades, FINISHES],
    ([m, p, s, k, key, , , area], length, grade, [finish, suffix]) => {
      const head = isSocket ? m : k;
      const width = isSocket ? key : s;
      const weight = isSocket ? kgOf(m, length, m, m * 1.5) : kgOf(m, length, k, s);
      const code = isStainless(grade) ? '' : suffix;
      const price =
        (weight * 210_000 + 900) *
        GRADE_PRICE[grade]! *
        (finish === 'hot-dip' ? 1.25 : 1) *
        (isSocket ? 1.35 : 1);
      return {
        designation: `${mark} M${m}×${length} ${MARK[grade]}${code ? ` ${code}` : finish === 'hot-dip' ? ' PL' : finish === 'plain' && isStainless(grade) ? ' PS' : ''}`,
        name: `${label} M${m}×${length} ${isStainless(grade) ? MARK[grade] : `کلاس ${MARK[grade]}`}${isStainless(grade) ? '' : { zinc: ' گالوانیزه', plain: ' سیاه', 'hot-dip': ' گالوانیزهٔ گرم' }[finish]}`,
        toman: price,
        values: {
          thread: m,
          'thread-pitch': p,
          'bolt-length': length,
          'bolt-grade': grade,
          'across-flats': width,
          'head-height': head,
          'proof-load': (area * PROOF[grade]!) / 1000,
          finish: isStainless(grade) ? 'stainless' : finish,
          'hundred-weight': weight * 100,
          'thread-extent': length <= m * 5 ? 'full' : 'partial',
        },
      };
    },
  );
}

export const fasteners: Branch = {
  slug: 'fasteners',
  name: 'پیچ و مهره و بست',
  scientificName: 'Fasteners',
  synonyms: ['پیچ و مهره', 'یراق اتصال'],
  drawing: 'bolt',
  about: 'پیچ، مهره، واشر و مهار متریک.',
  children: [
    {
      slug: 'bolts-screws',
      name: 'پیچ',
      scientificName: 'Bolts and screws',
      synonyms: ['بولت'],
      drawing: 'bolt',
      about: 'پیچ‌های متریک.',
      children: [
        {
          slug: 'hex-bolt',
          name: 'پیچ شش‌گوش',
          scientificName: 'Hexagon head bolt',
          synonyms: ['پیچ آچارخور', 'پیچ متری', 'DIN 933', 'DIN 931'],
          drawing: 'bolt',
          properties: [...BOLT_PROPERTIES, 'thread-extent fc'],
          brands: MANUFACTURERS,
          standards: [
            ['DIN 933', 'پیچ شش‌گوش تمام‌رزوه'],
            ['ISO 4014', 'پیچ شش‌گوش نیم‌رزوه'],
          ],
          unit: 'piece',
          about: 'پرمصرف‌ترین پیچ ماشین‌سازی و سازه.',
          weight: 5,
          space: boltSpace('HB', 'پیچ شش‌گوش', ['g88', 'g109', 'g56', 'a2', 'a4'], false),
        },
        {
          slug: 'socket-head-screw',
          name: 'پیچ آلن',
          scientificName: 'Hexagon socket head cap screw',
          synonyms: ['پیچ آلن سراستوانه', 'DIN 912'],
          drawing: 'socket-screw',
          properties: [...BOLT_PROPERTIES, 'thread-extent fc'],
          brands: MANUFACTURERS,
          standards: [
            ['DIN 912', 'پیچ آلن سراستوانه'],
            ['ISO 4762', 'پیچ آلن'],
          ],
          unit: 'piece',
          about: 'برای قالب و ماشین‌ابزار.',
          weight: 3,
          space: boltSpace('SHC', 'پیچ آلن', ['g129', 'g109', 'g88', 'a2'], true),
        },
        {
          slug: 'stud-bolt',
          name: 'استاد بولت',
          scientificName: 'Stud bolt',
          synonyms: ['پیچ دو سر رزوه', 'استدبولت', 'میل‌پیچ'],
          drawing: 'stud',
          properties: [
            'thread kfcr',
            'bolt-length kfcr',
            'bolt-grade kfcr',
            'thread-pitch c',
            'proof-load c',
            'finish fc',
            'brand fc',
            'working-temperature c',
            'hundred-weight c',
            'certificate f',
          ],
          brands: ['domestic', 'unbrako'],
          standards: [
            ['ASTM A193', 'پیچ دمای بالا'],
            ['DIN 976', 'میلهٔ رزوه'],
          ],
          unit: 'piece',
          about: 'برای فلنج نفت، گاز و پتروشیمی.',
          weight: 1,
          space: cross(
            [
              METRIC.slice(4),
              [80, 100, 120, 140, 160, 180, 200, 250] as const,
              ['b7', 'g88', 'a2'] as const,
              ['zinc', 'plain', 'dacromet'] as const,
            ],
            ([m, p, , , , , , area], length, grade, finish) => {
              const weight = (Math.PI / 4) * m ** 2 * 0.86 * length * 7.85e-6;
              return {
                designation: `M${m}×${length} ${MARK[grade]}${finish === 'plain' ? '' : finish === 'zinc' ? ' ZN' : ' DAC'}`,
                toman: weight * 240_000 * GRADE_PRICE[grade]! + 4_000,
                values: {
                  thread: m,
                  'thread-pitch': p,
                  'bolt-length': length,
                  'bolt-grade': grade,
                  'proof-load': (area * PROOF[grade]!) / 1000,
                  finish: grade === 'a2' ? 'stainless' : finish,
                  'working-temperature': grade === 'b7' ? [-30, 425] : [-20, 300],
                  'hundred-weight': weight * 100,
                  certificate: grade === 'b7',
                },
              };
            },
          ),
        },
      ],
    },
    {
      slug: 'nuts-washers',
      name: 'مهره و واشر',
      scientificName: 'Nuts and washers',
      synonyms: ['مهره'],
      drawing: 'nut',
      about: 'مهره و واشر متریک.',
      children: [
        {
          slug: 'hex-nut',
          name: 'مهرهٔ شش‌گوش',
          scientificName: 'Hexagon nut',
          synonyms: ['مهره متری', 'DIN 934'],
          drawing: 'nut',
          properties: [
            'thread kfcr',
            'nut-grade kfcr',
            'thread-pitch kc',
            'across-flats kc',
            'head-height c',
            'finish fc',
            'brand fc',
            'hundred-weight c',
          ],
          brands: MANUFACTURERS,
          standards: [
            ['DIN 934', 'مهرهٔ شش‌گوش'],
            ['ISO 4032', 'مهرهٔ شش‌گوش'],
          ],
          unit: 'piece',
          about: 'جفت پیچ شش‌گوش.',
          weight: 2,
          space: cross(
            [METRIC, ['n8', 'n10', 'n5', 'a2', 'a4'] as const, FINISHES],
            ([m, p, s, , , nut], grade, [finish, suffix]) => {
              const weight = (0.87 * s ** 2 - (Math.PI / 4) * m ** 2) * nut * 7.85e-6;
              return {
                designation: `M${m} ${MARK[grade]}${suffix ? ` ${suffix}` : ''}`,
                name: `مهرهٔ شش‌گوش M${m} ${isStainless(grade) ? MARK[grade] : `کلاس ${MARK[grade]}`}${{ zinc: ' گالوانیزه', plain: ' سیاه', 'hot-dip': ' گالوانیزهٔ گرم' }[finish]}`,
                toman: (weight * 230_000 + 500) * GRADE_PRICE[grade]!,
                values: {
                  thread: m,
                  'thread-pitch': p,
                  'nut-grade': grade,
                  'across-flats': s,
                  'head-height': nut,
                  finish: isStainless(grade) ? 'stainless' : finish,
                  'hundred-weight': weight * 100,
                },
              };
            },
          ),
        },
        {
          slug: 'flat-washer',
          name: 'واشر تخت',
          scientificName: 'Plain washer',
          synonyms: ['واشر', 'DIN 125'],
          drawing: 'washer',
          properties: [
            'bore kfcr',
            'outer-diameter kfc',
            'thickness kc',
            'finish fc',
            'hardness c',
            'brand fc',
            'hundred-weight c',
          ],
          brands: MANUFACTURERS,
          standards: [
            ['DIN 125', 'واشر تخت'],
            ['ISO 7089', 'واشر تخت'],
          ],
          unit: 'piece',
          about: 'پخش بار زیر سر پیچ.',
          weight: 1,
          space: cross(
            [METRIC, ['zinc', 'plain', 'hot-dip', 'stainless'] as const, [1, 1.5, 2] as const],
            ([m, , , , , , outer], finish, scale) => {
              const thickness = Math.round((0.6 + m * 0.13) * scale * 10) / 10;
              const weight = (Math.PI / 4) * (outer ** 2 - (m * 1.06) ** 2) * thickness * 7.85e-6;
              return {
                designation: `M${m}×${thickness} ${{ zinc: 'ZN', plain: 'ST', 'hot-dip': 'HDG', stainless: 'A2' }[finish]}`,
                toman: (weight * 190_000 + 250) * (finish === 'stainless' ? 3.4 : 1),
                values: {
                  bore: m * 1.06,
                  'outer-diameter': outer,
                  thickness,
                  finish,
                  hardness: finish === 'stainless' ? 20 : 30,
                  'hundred-weight': weight * 100,
                },
              };
            },
          ),
        },
      ],
    },
    {
      slug: 'anchors-rivets',
      name: 'مهار و پرچ',
      scientificName: 'Anchors and rivets',
      synonyms: ['بست'],
      drawing: 'anchor',
      about: 'مهار در بتن و پرچ ورق.',
      children: [
        {
          slug: 'expansion-anchor',
          name: 'رول‌بولت',
          scientificName: 'Expansion anchor',
          synonyms: ['مهار مکانیکی', 'انکر بولت', 'رولبولت'],
          drawing: 'anchor',
          properties: [
            'thread kfcr',
            'bolt-length kfcr',
            'drill-diameter kfc',
            'proof-load kfc',
            'finish fc',
            'brand fc',
            'hundred-weight c',
          ],
          brands: ['hilti', 'fischer', 'domestic'],
          standards: [['EAD 330232', 'مهار فلزی در بتن']],
          unit: 'piece',
          about: 'مهار دستگاه و سازه در بتن.',
          weight: 1,
          space: cross(
            [METRIC.slice(1, 9), [60, 80, 100, 120, 150] as const, ['zinc', 'hot-dip', 'stainless'] as const],
            ([m, , , , , , , area], length, finish) => ({
              designation: `M${m}×${length} ${{ zinc: 'ZN', 'hot-dip': 'HDG', stainless: 'A4' }[finish]}`,
              toman: (m ** 1.7 * length * 5.6 + 8_000) * (finish === 'stainless' ? 3.2 : 1),
              values: {
                thread: m,
                'bolt-length': length,
                'drill-diameter': m,
                'proof-load': area * 0.19,
                finish,
                'hundred-weight': m ** 2 * length * 0.0007,
              },
            }),
          ),
        },
        {
          slug: 'blind-rivet',
          name: 'پرچ کور',
          scientificName: 'Blind rivet',
          synonyms: ['میخ پرچ', 'پاپ ریوت'],
          drawing: 'rivet',
          properties: [
            'drill-diameter kfcr',
            'bolt-length kfcr',
            'rivet-material kfc',
            'proof-load c',
            'brand fc',
            'hundred-weight c',
          ],
          brands: ['gesipa', 'domestic', 'bossard'],
          standards: [['ISO 15977', 'پرچ کور سرتخت']],
          unit: 'pack',
          about: 'اتصال ورق از یک سو؛ بستهٔ صدتایی.',
          weight: 1,
          space: cross(
            [
              [3.2, 4, 4.8, 6.4] as const,
              [6, 8, 10, 12, 14, 16, 18, 20, 25] as const,
              ['al-steel', 'steel', 'stainless'] as const,
            ],
            (d, length, material) => ({
              designation: `${d}×${length} ${{ 'al-steel': 'AL/ST', steel: 'ST/ST', stainless: 'A2/A2' }[material]}`,
              toman: d ** 2 * length * 420 * { 'al-steel': 1, steel: 0.9, stainless: 2.7 }[material] + 30_000,
              values: {
                'drill-diameter': d + 0.1,
                'bolt-length': length,
                'rivet-material': material,
                'proof-load': d ** 2 * { 'al-steel': 0.08, steel: 0.12, stainless: 0.2 }[material],
                'hundred-weight': d ** 2 * length * 0.0009,
              },
            }),
          ),
        },
      ],
    },
  ],
};
