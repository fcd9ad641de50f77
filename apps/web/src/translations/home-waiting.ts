/** Texts of what waits for a logged-in person; they load with their visits. */
export const waitingMessages = {
  unsent: 'پیش‌نویس درخواست',
  unsentDetail: (count: string) => `${count} قلم، پیش‌نویس فرستاده‌نشده`,
  requestDetail: (status: string) => `${status}، نوبت شما`,
} as const;
