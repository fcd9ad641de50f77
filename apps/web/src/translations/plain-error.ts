/** The few texts every page carries for when nothing else can be loaded. */
export const plainErrorMessages = {
  title: 'مشکلی در ارائهٔ خدمت پیش آمد',
  retry: 'تلاش دوباره',
  home: 'بازگشت به صفحهٔ اصلی',
} as const;
