import { isolated } from '../story-parts/persian';
import type { ComboboxGroup, ComboboxOption, ComboboxTexts } from './combobox-types';

export const texts: ComboboxTexts = {
  list: 'پیشنهادها',
  open: 'نمایش پیشنهادها',
  clear: 'پاک کردن',
  loading: 'در حال بارگذاری…',
  empty: 'نتیجه‌ای یافت نشد.',
  error: 'پیشنهادها دریافت نشد.',
  retry: 'تلاش دوباره',
  found: 'پیشنهادها به‌روز شد.',
};

const city = (value: string, label: string, note?: string): ComboboxOption => ({ value, label, note });

export const cityGroups: readonly ComboboxGroup[] = [
  {
    id: 'tehran',
    title: 'استان تهران',
    options: [
      city('tehran', 'تهران', '۱٬۲۴۰ تأمین‌کننده'),
      city('shahriar', 'شهریار', '۸۶ تأمین‌کننده'),
      city('shahr-e-rey', 'شهر ری', '۱۱۲ تأمین‌کننده'),
    ],
  },
  {
    id: 'fars',
    title: 'استان فارس',
    options: [
      city('shiraz', 'شیراز', '۲۰۸ تأمین‌کننده'),
      { value: 'marvdasht', label: 'مرودشت', note: 'بدون تأمین‌کننده', isDisabled: true },
    ],
  },
  {
    id: 'isfahan',
    title: 'استان اصفهان',
    options: [
      city('isfahan', 'اصفهان', '۴۵۱ تأمین‌کننده'),
      city('shahin-shahr', 'شاهین‌شهر', '۶۴ تأمین‌کننده'),
      city('najafabad', 'نجف‌آباد', '۳۹ تأمین‌کننده'),
    ],
  },
];

export const longGroups: readonly ComboboxGroup[] = [
  {
    id: 'bearings',
    title: 'انتقال قدرت و یاتاقان، زیردسته‌های بلبرینگ و رولبرینگ با کاربرد در صنایع سنگین',
    options: [
      city(
        'long',
        'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک',
        '۱۱۴ کالا',
      ),
      ...Array.from({ length: 14 }, (_, index) => city(`row-${index}`, 'رولبرینگ بشکه‌ای خودتنظیم', '۹ کالا')),
    ],
  },
];

export const mixedGroups: readonly ComboboxGroup[] = [
  {
    id: 'codes',
    options: [
      city('1', `بلبرینگ ${isolated('6205-2RSH')} ساخت SKF`),
      city('2', '6205-2RSR (FAG)', 'DIN 625-1'),
      city('3', 'کابل NYM 3×2.5 کد 6205', 'ISO 9001'),
    ],
  },
];

/** A simple search for the stories: returns the labels that contain the text, with the matched ranges. */
export function suggest(groups: readonly ComboboxGroup[], text: string): readonly ComboboxGroup[] {
  if (text === '') return groups;
  return groups
    .map((group) => ({
      ...group,
      options: group.options.flatMap((option) => {
        const start = option.label.indexOf(text);
        return start < 0 ? [] : [{ ...option, matched: [[start, start + text.length] as const] }];
      }),
    }))
    .filter((group) => group.options.length > 0);
}
