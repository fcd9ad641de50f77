/** Texts of the question whether visits may be measured; they load with it. */
export const analyticsMessages = {
  label: 'آمار بازدید',
  text: 'برای بهتر شدن سایت، بازدید شما را با ابزار شرکت دیگری بسنجیم؟ بدون اجازهٔ شما چیزی سنجیده نمی‌شود و پاسخ را از پایین هر صفحه می‌توان عوض کرد.',
  yesLabel: 'اجازه می‌دهم',
  noLabel: 'اجازه نمی‌دهم',
} as const;
