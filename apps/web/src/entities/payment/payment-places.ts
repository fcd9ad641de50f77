import { accountPaths } from '@/lib/navigation/account-paths';

/** What says where a payment is shown. */
interface Placed {
  readonly id: string;
  readonly purpose: string;
  readonly referenceId: string;
}

/** Returns the page a payment belongs to, where the bank sends the browser back to: its request, or the wallet. */
export function returnPathOf({ purpose, referenceId }: Omit<Placed, 'id'>): string {
  const isRequest = purpose === 'TradeRequest' && /^[A-Za-z0-9_-]{1,64}$/.test(referenceId);
  return isRequest ? accountPaths.tradeRequest(referenceId) : accountPaths.wallet;
}

/** Returns the address that shows a payment. */
export function paymentHref(payment: Placed): string {
  return `${returnPathOf(payment)}?${new URLSearchParams({ paymentId: payment.id })}`;
}

/** Returns the address in the wallet that shows a payment of any purpose. */
export function paymentInWallet(paymentId: string): string {
  return `${accountPaths.wallet}?${new URLSearchParams({ paymentId })}`;
}

/** Returns the address of this site that leads to the bank's page of a payment's running attempt. */
export function bankHref(paymentId: string): string {
  return `/api/bank/${encodeURIComponent(paymentId)}`;
}
