'use client';

import { useListUnfinishedPayments } from '@bazaar/api/hooks/payments';
import type { Payment } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { isolateCodes } from '@/lib/text/isolate-codes';
import type { FollowingPayment } from './payment-panel-view';
import { moment } from './payment-words';

/** Returns what a paid top-up was probably for: the newest unfinished payment of something else. */
export function useFollowing(
  payment: Payment | undefined,
  onPayNext: ((paymentId: string) => void) | undefined,
): FollowingPayment | undefined {
  const isToppedUp = payment?.status === 'Paid' && payment.purpose === 'WalletCharge';
  const { data } = useListUnfinishedPayments({ query: { enabled: isToppedUp && onPayNext !== undefined } });
  const next = data?.find(({ purpose }) => purpose !== 'WalletCharge');
  if (!isToppedUp || next === undefined || onPayNext === undefined) return undefined;
  return {
    title: isolateCodes(next.title),
    amount: formatToman(next.amountRial),
    until: moment(next.expiresAt),
    onPay: () => onPayNext(next.id),
  };
}
