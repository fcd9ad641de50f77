'use client';

import { useGetPayment, useListGateways } from '@bazaar/api/hooks/payments';
import { useGetWalletCredit } from '@bazaar/api/hooks/wallet-transactions';
import type { TradeRequest } from '@bazaar/api/model';

/**
 * Reads what the panel of the payment shows beside the price, and returns whether all of it has come or failed: the fee is shown at once then,
 * and nothing below it moves.
 */
export function usePaymentReads(request: TradeRequest | undefined): boolean {
  const isOpen = request?.status === 'AwaitingPayment' && request.allowedActions.includes('Pay');
  const paymentId = isOpen ? request.payment.paymentId : '';
  const query = { enabled: isOpen };
  const reads = [
    useGetPayment({ paymentId }, { query }),
    useListGateways(undefined, { query }),
    useGetWalletCredit({ query }),
  ];
  return !isOpen || reads.every(({ isPending }) => !isPending);
}
