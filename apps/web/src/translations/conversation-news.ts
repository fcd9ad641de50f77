/** Texts of the toast that says a message has come. */
export const newsTexts = {
  came: (name: string) => `پیام تازه از ${name}`,
  toRequest: 'دیدن درخواست',
  toMessages: 'دیدن پیام‌ها',
} as const;
