'use client';

import { useSearchParams } from 'next/navigation';

/** Returns whether the bank has sent the buyer back to this page: the address names the payment then. */
export function useReturned(): boolean {
  return useSearchParams().has('paymentId');
}
