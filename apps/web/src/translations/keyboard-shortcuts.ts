/** Texts of the keyboard shortcuts. */
export const keyboardShortcutsMessages = {
  title: 'میان‌برهای صفحه‌کلید',
  close: 'بستن',
  table: 'کلیدها و کارشان',
  key: 'کلید',
  action: 'کار',
  use: 'میان‌برها روشن باشند',
  offNote: 'خاموش‌اند؛ از پایین هر صفحه می‌توان دوباره روشنشان کرد.',
  keys: [
    { keys: '/', action: 'رفتن به جستجو' },
    { keys: 'J، ↓', action: 'محصول بعدی فهرست' },
    { keys: 'K، ↑', action: 'محصول قبلی فهرست' },
    { keys: 'Enter', action: 'بازکردن محصول' },
    { keys: 'C', action: 'افزودن به مقایسه، یا برداشتن از آن' },
    { keys: 'F', action: 'افزودن به علاقه‌مندی‌ها، یا برداشتن از آن؛ در فهرست هم' },
    { keys: 'N', action: 'یادداشت‌های من، در صفحهٔ محصول؛ یادداشت تازه، در حافظهٔ کار' },
    { keys: 'Delete', action: 'حذف از فهرست‌های من؛ تا پنج ثانیه برمی‌گردد' },
    { keys: '?', action: 'همین فهرست' },
  ],
} as const;
