'use client';

import { useGetPayment, useListGateways } from '@bazaar/api/hooks/payments';
import { useGetWalletCredit } from '@bazaar/api/hooks/wallet-transactions';
import type { TradeRequest } from '@bazaar/api/model';

/**
 * Reads what the panel of the payment shows beside the price, and returns whether all of it has come or failed: the fee is shown at once then,
 * and nothing below it moves.
 */
export function usePaymentReads(request: TradeRequest | undefined): boolean {
  const paymentId = request !== undefined && 'payment' in request ? request.payment?.paymentId : undefined;
  const isRead = paymentId !== undefined;
  const query = { enabled: isRead };
  const reads = [
    useGetPayment({ paymentId: paymentId ?? '' }, { query }),
    useListGateways(undefined, { query }),
    useGetWalletCredit({ query }),
  ];
  return !isRead || reads.every(({ isPending }) => !isPending);
}
