import { daysFromReference } from '../reference-date';

/** One step of a wallet's history; `day` counts back from the reference date. */
export type WalletStep = { day: number; amountRial: number } & (
  | { kind: 'Charge'; outcome: 'Paid' | 'Refused' | 'Open' }
  | { kind: 'AdminCharge' | 'Correction'; description: string }
  | { kind: 'Plan'; planId: string; taxRial: number }
);

export interface WalletHistory {
  userId: string;
  steps: WalletStep[];
}

/** Wallets of the seeded people: a buyer of half a year with one unfinished payment, and a person with very little credit. */
export const walletHistories: WalletHistory[] = [
  {
    userId: 'user-1',
    steps: [
      { day: 176, kind: 'Charge', outcome: 'Paid', amountRial: 30_000_000 },
      { day: 175, kind: 'Plan', planId: 'plan-buyer-2-1', amountRial: 22_000_000, taxRial: 2_000_000 },
      { day: 150, kind: 'Charge', outcome: 'Paid', amountRial: 20_000_000 },
      {
        day: 121,
        kind: 'AdminCharge',
        amountRial: 5_000_000,
        description: 'اعتبار از سوی پشتیبانی: جبران تأخیر در رسیدگی به درخواست',
      },
      { day: 104, kind: 'Charge', outcome: 'Paid', amountRial: 60_000_000 },
      { day: 103, kind: 'Plan', planId: 'plan-buyer-2-3', amountRial: 59_400_000, taxRial: 5_400_000 },
      {
        day: 60,
        kind: 'Correction',
        amountRial: 500_000,
        description: 'اصلاح کارمزدی که دو بار حساب شده بود',
      },
      { day: 40, kind: 'Charge', outcome: 'Paid', amountRial: 45_000_000 },
      { day: 21, kind: 'Charge', outcome: 'Refused', amountRial: 10_000_000 },
      { day: 6, kind: 'Charge', outcome: 'Paid', amountRial: 25_000_000 },
      { day: 0.1, kind: 'Charge', outcome: 'Open', amountRial: 20_000_000 },
    ],
  },
  {
    userId: 'user-3',
    steps: [
      {
        day: 30,
        kind: 'AdminCharge',
        amountRial: 300_000,
        description: 'اعتبار از سوی پشتیبانی: هدیهٔ خوش‌آمد',
      },
    ],
  },
];

/** Returns the time of a step, with an offset in s. */
export function stepTime({ day }: WalletStep, seconds = 0): string {
  return daysFromReference(-day + seconds / 86_400);
}
