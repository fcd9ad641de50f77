import { bankHref } from './payment-places';

/** Leaves for the bank's page of the attempt that is under way. */
export function leaveForBank(paymentId: string): void {
  location.assign(bankHref(paymentId));
}
