import { daysFromReference } from '../reference-date';
import type { SeedSupplier } from '../seed-types';

type Position = 'home' | 'category' | 'product' | 'supplier' | 'search';

interface AdvertisementPlan {
  position: Position;
  title: string;
  /** Category whose drawing is shown and one of whose suppliers pays. */
  pictureOf: string;
  /** Shown only on pages of this category and its descendants. */
  categoryId?: string;
  priority: number;
  /** First and last day, relative to the reference date; by default it runs for as long as a sandbox is likely to be used. */
  fromDay?: number;
  toDay?: number;
  /** Links out of the site and not to the advertiser's page. */
  isExternal?: boolean;
}

const plans: readonly AdvertisementPlan[] = [
  {
    position: 'home',
    title: 'یاتاقان‌های صنعتی با تحویل روز بعد',
    pictureOf: 'c-deep-groove-ball-bearing',
    priority: 30,
  },
  {
    position: 'home',
    title: 'الکتروموتورهای IE3 با گارانتی دوساله',
    pictureOf: 'c-three-phase-motor',
    priority: 20,
  },
  {
    position: 'home',
    title: 'برش لیزر تا ضخامت ۲۵ میلی‌متر',
    pictureOf: 'c-laser-cutting',
    priority: 10,
    isExternal: true,
  },
  {
    position: 'home',
    title: 'جشنوارهٔ پاییزی ابزار برشی',
    pictureOf: 'c-turning-insert',
    priority: 90,
    fromDay: -70,
    toDay: -40,
  },
  {
    position: 'category',
    title: 'انبار بلبرینگ تهران؛ بیش از ۴۰۰۰ مدل',
    pictureOf: 'c-deep-groove-ball-bearing',
    categoryId: 'c-deep-groove-ball-bearing',
    priority: 20,
  },
  {
    position: 'category',
    title: 'پمپ‌های سانتریفیوژ با منحنی تست',
    pictureOf: 'c-end-suction-pump',
    categoryId: 'c-end-suction-pump',
    priority: 20,
  },
  {
    position: 'category',
    title: 'ورق و پروفیل با گواهی کارخانه',
    pictureOf: 'c-hot-rolled-sheet',
    priority: 10,
  },
  {
    position: 'category',
    title: 'اتصالات استیل از انبار اصفهان',
    pictureOf: 'c-hex-bolt',
    categoryId: 'c-hex-bolt',
    priority: 15,
    isExternal: true,
  },
  {
    position: 'product',
    title: 'کوپلینگ و تسمه، یک سفارش و یک بارنامه',
    pictureOf: 'c-jaw-coupling',
    priority: 10,
  },
  {
    position: 'product',
    title: 'کالیبراسیون ابزار دقیق در محل شما',
    pictureOf: 'c-calibration',
    priority: 8,
  },
  {
    position: 'supplier',
    title: 'استقرار ISO 9001 در سه ماه',
    pictureOf: 'c-iso-9001-consulting',
    priority: 10,
  },
  {
    position: 'supplier',
    title: 'ممیزی انرژی کارخانه',
    pictureOf: 'c-energy-audit',
    priority: 5,
    isExternal: true,
  },
  { position: 'search', title: 'شیرآلات صنعتی با تست هیدرواستاتیک', pictureOf: 'c-gate-valve', priority: 20 },
  { position: 'search', title: 'کابل قدرت؛ قیمت روز با یک پیام', pictureOf: 'c-power-cable', priority: 10 },
  {
    position: 'search',
    title: 'نمایشگاه اتوماسیون، بهار آینده',
    pictureOf: 'c-plc',
    priority: 50,
    fromDay: 4_000,
    toDay: 4_030,
  },
];

/** Builds the advertisements; each is paid by an active supplier of the category it shows. */
export function buildAdvertisements(suppliers: readonly SeedSupplier[]) {
  return plans.flatMap(({ pictureOf, fromDay = -30, toDay = 3_650, ...plan }, index) => {
    const advertiser = suppliers.find(
      ({ isActive, categoryIds }) => isActive && categoryIds.includes(pictureOf),
    );
    if (advertiser === undefined) return [];
    const id = `ad-${index + 1}`;
    const { isExternal, ...shown } = plan;
    return [
      {
        ...shown,
        id,
        pictureOf,
        alt: `نقشهٔ فنی: ${plan.title}`,
        advertiserName: advertiser.name,
        startsAt: daysFromReference(fromDay),
        endsAt: daysFromReference(toDay),
        ...(isExternal === true
          ? { url: `https://${advertiser.id}.example/` }
          : { path: `/supplier/${advertiser.id}/${advertiser.slug}` }),
      },
    ];
  });
}
