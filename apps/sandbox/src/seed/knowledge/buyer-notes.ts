import type { SeedRecord } from './left-behind';

export interface SeedNote extends SeedRecord {
  readonly text: string;
  readonly color?: 'Yellow' | 'Green' | 'Blue' | 'Red' | 'Purple' | 'Gray';
  readonly remindInDays?: number;
}

/** Notes of the seed's buyer, as a purchasing manager writes them. The first stand as they were in earlier seeds. */
export const seedNotes: readonly SeedNote[] = [
  {
    objectType: 'Product',
    objectId: 'sp-1',
    text: 'قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.',
    color: 'Yellow',
    daysAgo: 3,
    remindInDays: 9,
  },
  {
    objectType: 'Product',
    objectId: 'sp-2',
    text: 'نمونه رسید؛ ابعاد با نقشه می‌خواند.',
    color: 'Green',
    daysAgo: 6,
  },
  {
    objectType: 'Supplier',
    objectId: 's-1',
    text: 'رابط فروش: آقای کریمی. تحویل در انبار، ساعت ۹ تا ۱۴.',
    color: 'Blue',
    daysAgo: 11,
  },
  {
    objectType: 'Category',
    objectId: 'c-deep-groove-ball-bearing',
    text: 'پسوند C3 برای موتورهای بالای ۴۵ کیلووات.',
    daysAgo: 20,
  },
  {
    objectType: 'Video',
    objectId: 'v-1',
    text: 'برای آموزش تیم نگهداری نشان داده شود.',
    color: 'Purple',
    daysAgo: 27,
    remindInDays: 2,
  },
  {
    objectType: 'Product',
    objectId: 'sp-13',
    text: 'برای خط ریسندگی ۲. با لقی C3 هم بپرس؛ اگر نبود NSK 6001DDU را ببین.',
    color: 'Yellow',
    daysAgo: 1.2,
    remindInDays: 4,
  },
  {
    objectType: 'Product',
    objectId: 'sp-4',
    text: 'فروشنده گفت پروانهٔ برنز ۱۲ روزه، چدن فوری. قیمت برنز تا ۵ آذر.',
    color: 'Blue',
    daysAgo: 2.1,
    remindInDays: 12,
  },
  {
    objectType: 'Supplier',
    objectId: 's-62',
    text: 'دو بار دیر فرستادند. پیش از سفارش بعدی ضمانت تحویل بگیر.',
    color: 'Red',
    daysAgo: 4.6,
  },
  {
    objectType: 'Product',
    objectId: 'sp-5',
    text: 'شیر کشویی DN200 برای دیگ شمارهٔ ۳؛ همین مدل خوب بود.',
    daysAgo: 7.2,
  },
  {
    objectType: 'Page',
    objectId: 'pg-bearing-codes',
    text: 'جدول پسوندها خوب است؛ FAG و NSK را هم دارد.',
    color: 'Green',
    daysAgo: 8.3,
  },
  {
    objectType: 'Product',
    objectId: 'sp-9',
    text: 'ضخامت ۸ هم برای سینی کافی است. وزن هر ورق را حساب کردم: ۷۳۶ کیلوگرم.',
    color: 'Blue',
    daysAgo: 12.1,
  },
  {
    objectType: 'Product',
    objectId: 'sp-41',
    text: 'قیمت تیر ماه ۳۸٬۷۰۰٬۰۰۰ تومان بود؛ اگر زیر ۴۲ میلیون ماند همین را بگیر.',
    color: 'Green',
    daysAgo: 14.4,
  },
  {
    objectType: 'Supplier',
    objectId: 's-52',
    text: 'در کرج انبار دارند و خودشان تخلیه می‌کنند. رابط: خانم کریمی.',
    color: 'Yellow',
    daysAgo: 16.2,
  },
  {
    objectType: 'Product',
    objectId: 'sp-11',
    text: 'فقط با گواهی کالیبراسیون معتبر؛ کلاس ۱ لازم داریم.',
    daysAgo: 17.7,
  },
  {
    objectType: 'Category',
    objectId: 'c-gate-valve',
    text: 'برای خط بخار PN16 کافی نیست؛ PN25 با بدنهٔ WCB.',
    color: 'Red',
    daysAgo: 18.9,
  },
  {
    objectType: 'Product',
    objectId: 'sp-7',
    text: 'کیپد فارسی ندارد. دفترچهٔ راه‌اندازی را بخواه.',
    color: 'Purple',
    daysAgo: 21.4,
  },
  {
    objectType: 'Product',
    objectId: 'sp-35',
    text: 'فیلتر و روغن سال اول با فروشنده است. سرویس هر ۲٬۰۰۰ ساعت.',
    color: 'Blue',
    daysAgo: 23.8,
  },
  {
    objectType: 'Supplier',
    objectId: 's-90',
    text: 'پیش‌پرداخت ۳۰٪، باقی هنگام تحویل. فاکتور رسمی می‌دهند.',
    color: 'Green',
    daysAgo: 25.1,
  },
  {
    objectType: 'Product',
    objectId: 'sp-26',
    text: 'گریس‌خور سمت راست باشد؛ برای نقالهٔ شن ۴ عدد.',
    color: 'Gray',
    daysAgo: 28.3,
  },
  {
    objectType: 'Page',
    objectId: 'pg-grease-interval',
    text: 'فاصلهٔ گریس‌کاری فن شمارهٔ ۲ را از روی همین نمودار درآوردم: ۱٬۴۰۰ ساعت.',
    color: 'Yellow',
    daysAgo: 31.2,
  },
  {
    objectType: 'Product',
    objectId: 'sp-28',
    text: 'ضریب سرویس ۱٫۴ بخواه؛ با ۱٫۲ سال پیش دو بار شکست.',
    color: 'Red',
    daysAgo: 36.5,
  },
  {
    objectType: 'Product',
    objectId: 'sp-22',
    text: 'با NUP212 اشتباه نشود؛ اینجا طوقهٔ بیرونی باید آزاد باشد.',
    daysAgo: 39.9,
  },
  {
    objectType: 'Supplier',
    objectId: 's-43',
    text: 'نمایندگی SKF دارند؛ برچسب اصالت را هنگام تحویل با برنامه بررسی کن.',
    color: 'Blue',
    daysAgo: 44,
  },
];
