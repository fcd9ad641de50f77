/** Texts of what a plan allows, used and left. Numbers and dates are passed formatted. */
export const planQuotaTexts = {
  quotas: {
    directOrders: 'درخواست‌های مستقیم این ماه',
    messages: 'پیام‌های امروز',
    agents: 'رابط‌های شرکت',
  },
  used: (used: string, limit: string, left: string) => `${used} از ${limit} به کار رفته، ${left} مانده`,
  renews: (at: string) => `سهم بعدی از ${at}`,
  ends: 'با پایان طرح تمام می‌شود',
} as const;
