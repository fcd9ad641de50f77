import type { color } from './tokens.ts';

/** The purpose of a token, in the two languages of the guide. */
export interface TokenNote {
  readonly en: string;
  readonly fa: string;
}

/** What each colour is for. The tokens' file and the page of colours show it. */
export const colorNotes: Readonly<Record<keyof typeof color, TokenNote>> = {
  ink: { en: 'Running text and headings', fa: 'متن و عنوان‌ها' },
  muted: { en: 'Labels, hints and dates', fa: 'برچسب‌ها، راهنمای فیلدها و تاریخ‌ها' },
  line: { en: 'Hairlines between areas; decoration', fa: 'خط نازک میان بخش‌ها؛ برای آرایش' },
  field: { en: 'Borders of fields, boxes and other controls', fa: 'لبهٔ فیلدها، خانه‌ها و دیگر کنترل‌ها' },
  canvas: { en: 'The page behind cards', fa: 'زمینهٔ صفحه، پشت کارت‌ها' },
  surface: { en: 'Cards, fields and overlays', fa: 'سطح کارت‌ها، فیلدها و پنجره‌ها' },
  ground: { en: 'The ground of pictures and drawings', fa: 'زمینهٔ تصویرها و نقشه‌ها' },
  draw: { en: 'Main lines of technical drawings', fa: 'خط اصلی نقشه‌های فنی' },
  drawThin: { en: 'Thin lines of technical drawings; decoration', fa: 'خط نازک نقشه‌های فنی؛ برای آرایش' },
  primary: { en: 'Links, the main action, focus and selection', fa: 'پیوندها، کار اصلی، تمرکز و انتخاب' },
  primaryStrong: {
    en: 'Primary under the pointer, and on tints',
    fa: 'رنگ اصلی زیر نشانگر و روی زمینهٔ رنگی',
  },
  tint: { en: 'The ground of what is chosen', fa: 'زمینهٔ گزینهٔ انتخاب‌شده' },
  tintSoft: { en: 'The ground under the pointer', fa: 'زمینهٔ زیر نشانگر' },
  accent: { en: 'Light blue marks; never text', fa: 'نشانه‌های آبی روشن؛ هرگز برای متن' },
  secondary: { en: 'Quiet buttons and headings', fa: 'دکمه‌ها و عنوان‌های آرام' },
  error: { en: 'Errors and destructive actions', fa: 'خطاها و کارهای بی‌بازگشت' },
  errorTint: { en: 'The ground of an error', fa: 'زمینهٔ خطا' },
  info: { en: 'Information', fa: 'آگاهی' },
  infoTint: { en: 'The ground of information', fa: 'زمینهٔ آگاهی' },
  success: { en: 'What has been done or confirmed', fa: 'آنچه انجام یا تأیید شده است' },
  successTint: { en: 'The ground of a success', fa: 'زمینهٔ موفقیت' },
  warning: { en: 'Amber text: what needs care', fa: 'متن کهربایی: آنچه دقت می‌خواهد' },
  warningTint: { en: 'The ground of a warning', fa: 'زمینهٔ هشدار' },
  warningBar: { en: 'The bar of a warning; never text', fa: 'نوار هشدار؛ هرگز برای متن' },
  question: { en: 'The icon of a question', fa: 'آیکون پرسش' },
  violet: { en: 'The bar of a violet note', fa: 'نوار یادداشت بنفش' },
  scrim: { en: 'The veil behind overlays', fa: 'پردهٔ پشت پنجره‌ها' },
};
