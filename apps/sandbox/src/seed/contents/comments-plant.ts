import type { CommentThreads } from './page-types';

const buyer = { by: 'نوید رضایی', userId: 'user-1' } as const;
const customer = { by: 'مهدی احمدی', userId: 'user-3' } as const;
const editor = { by: 'گروه فنی بازار' } as const;

/** Threads under articles on pumps, electrics, instruments and safety. */
export const plantComments: readonly CommentThreads[] = [
  {
    page: 'pump-selection',
    thread: [
      {
        ...buyer,
        text: 'در پمپ‌خانهٔ ما NPSH موجود ۳ متر و لازم ۲٫۸ است؛ صدا می‌دهد. همین ۰٫۲ متر کم است؟',
        answers: [
          {
            ...editor,
            text: 'بله، NPSH لازم جایی تعریف شده که هد سه درصد افت کرده؛ یعنی کاویتاسیون آغاز شده. نیم تا یک متر فاصله بگذارید.',
            answers: [{ ...buyer, text: 'لولهٔ مکش را یک شماره بزرگ کردیم، درست شد.' }],
          },
        ],
      },
      { by: 'شهرام ملکی', text: 'کاهندهٔ خارج از مرکز را ما وارونه بسته بودیم! ممنون.' },
    ],
  },
  {
    page: 'mechanical-seal-packing',
    thread: [
      {
        by: 'فرزاد امینی',
        text: 'سیل ما هر سه ماه خراب می‌شود. لنگی ۰٫۰۸ است. از همین است؟',
        answers: [{ ...editor, text: 'بسیار محتمل؛ پیش از سیل تازه، یاتاقان و خمیدگی شفت را درست کنید.' }],
      },
    ],
  },
  {
    page: 'compressor-sizing',
    thread: [
      {
        by: 'داوود رحیمی',
        text: 'فشار را از ۸ به ۶٫۵ آوردیم؛ قبض ده درصد کم شد و هیچ دستگاهی نایستاد.',
        answers: [{ ...customer, text: 'پیستولهٔ رنگ افت نکرد؟' }],
      },
    ],
  },
  {
    page: 'valve-selection',
    thread: [
      {
        by: 'لادن یوسفی',
        text: 'برای تنظیم دبی بخار، توپی با سوراخ V هم خوب است؟',
        answers: [{ ...editor, text: 'بله، V-port برای تنظیم ساخته شده؛ توپی معمولی نه.' }],
      },
    ],
  },
  {
    page: 'motor-nameplate',
    thread: [
      {
        ...customer,
        text: 'موتور 132M را با 132S عوض کردیم؛ سوراخ پایه‌ها نخواند. کاش می‌نوشتید M و S طول پایه است.',
        answers: [{ ...editor, text: 'نکتهٔ خوبی است؛ افزوده می‌شود. S کوتاه، M میانه، L بلند.' }],
      },
    ],
  },
  {
    page: 'vfd-sizing',
    thread: [
      {
        by: 'آرش بهرامی',
        text: 'کابل موتور ما ۱۲۰ متر است و اینورتر خطای زمین می‌داد. با چوک خروجی حل شد.',
      },
    ],
  },
  {
    page: 'cable-sizing',
    thread: [
      {
        by: 'مهناز صفری',
        text: 'برای کابل در لوله هم همان ضریب سینی را بگیریم؟',
        answers: [{ ...editor, text: 'نه، روش نصب جدول دیگری دارد؛ در لوله نزدیک ۲۰ درصد کمتر از هواست.' }],
      },
    ],
  },
  {
    page: 'pressure-gauge-choice',
    thread: [
      {
        by: 'سیامک پارسا',
        text: 'گیج گلیسیرینی ما کدر شد. از دماست؟',
        answers: [
          { ...editor, text: 'بیشتر از آفتاب و دمای بالا؛ نوع با روغن سیلیکون بگیرید.' },
          { ...buyer, text: 'ما سالی یک بار عوض می‌کنیم و دردسر نداریم.' },
        ],
      },
    ],
  },
  {
    page: 'ppe-plan',
    thread: [
      { by: 'گلناز مرادی', text: 'آزمایش یک‌هفته‌ای نمونه‌ها عالی بود؛ نیمی از مدل‌ها همان روز رد شد.' },
      {
        by: 'کیوان رضوی',
        text: 'کلاه بند چانه در ارتفاع الزامی است؟',
        answers: [
          {
            ...editor,
            text: 'بله، و برای کار در ارتفاع، کلاه EN 12492 بگیرید که بند آن باز نمی‌شود؛ بند EN 397 عمداً زیر بار باز می‌شود.',
          },
        ],
      },
    ],
  },
  {
    page: 'fire-extinguisher-plan',
    thread: [
      {
        ...buyer,
        text: 'برای اتاق سرور CO₂ بهتر است یا گاز پاک؟',
        answers: [{ ...editor, text: 'در اتاق کوچک و آدم‌دار، گاز پاک؛ CO₂ خفگی می‌آورد.' }],
      },
    ],
  },
];
