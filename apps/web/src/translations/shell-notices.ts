/** Texts of what the shell shows at times only; they load with it. */
export const shellNotices = {
  loading: 'در حال بارگذاری…',
  newBuild: 'نسخهٔ تازه‌ای آماده است؛ با رفتن به صفحهٔ بعد بارگذاری می‌شود.',
  closeToast: 'بستن پیام',
  toastRegion: 'پیام‌ها',
} as const;
