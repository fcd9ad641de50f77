/** Texts of the islands of the frame; they are sent with every page, so they are few. */
export const islandMessages = {
  basket: 'سبد درخواست',
  basketCount: (count: string) => `سبد درخواست، ${count} درخواست`,
  messages: 'پیام‌ها',
  unread: (count: string) => `پیام‌ها، ${count} پیام خوانده‌نشده`,
  unreadOf: (count: string) => `${count} پیام خوانده‌نشده`,
  notices: 'اعلان‌ها',
  login: 'ورود یا ثبت‌نام',
  profile: 'پروفایل',
} as const;
