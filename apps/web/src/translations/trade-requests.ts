import type { TradeRequestStatus } from '@bazaar/api/model';

/** Texts of a buyer's requests. Numbers and dates are passed formatted. */
export const tradeRequestMessages = {
  ofSupplier: 'درخواست‌های شما به این تأمین‌کننده',
  request: 'درخواست',
  all: (count: string) => `همهٔ ${count}`,
  line: 'قلم',
  loading: 'درخواست‌های شما خوانده می‌شود.',
  empty: 'هنوز درخواستی به این تأمین‌کننده نداده‌اید.',
  begin: 'آغاز درخواست',
  contact: 'تماس با تأمین‌کننده',
  failed: 'درخواست‌های شما خوانده نشد.',
  retry: 'تلاش دوباره',
  statuses: {
    Draft: 'پیش‌نویس',
    AwaitingConfirmation: 'در انتظار تأیید',
    NeedsCorrection: 'نیازمند اصلاح',
    AwaitingPayment: 'در انتظار پرداخت',
    ReadyToPublish: 'آمادهٔ انتشار',
    Published: 'ارسال‌شده به تأمین‌کننده',
    Seen: 'دیده‌شده',
    Answered: 'پاسخ داده شد',
    Agreed: 'توافق شد',
    Declined: 'رد شد',
    Expired: 'منقضی',
    Withdrawn: 'پس‌گرفته‌شده',
    Closed: 'بسته',
  } satisfies Record<TradeRequestStatus, string>,
  turns: { buyer: 'شما', supplier: 'تأمین‌کننده', marketplace: 'بازار صنعت', ended: 'بسته' },
  timeLeft: {
    none: () => 'بی‌مهلت',
    passed: () => 'مهلت گذشته است',
    minutes: (count: string) => `${count} دقیقه مانده`,
    hours: (count: string) => `${count} ساعت مانده`,
    workingDays: (count: string) => `${count} روز کاری مانده`,
  },
  moment: (day: string, clock: string) => `${day}، ${clock}`,
} as const;
