/** Texts of the account menu; they load with it. */
export const currentUserTexts = {
  menu: 'حساب کاربری',
  dashboard: 'پیشخوان',
  favourites: 'علاقه‌مندی‌ها',
  requests: 'درخواست‌ها',
  unreadNotices: (count: string) => `اعلان‌ها، ${count} اعلان خوانده‌نشده`,
  backTo: (section: string) => `بازگشت به ${section}`,
  logout: 'خروج',
  loggingOut: 'در حال خروج…',
  logoutFailed: 'خروج انجام نشد. دوباره تلاش کنید.',
} as const;
