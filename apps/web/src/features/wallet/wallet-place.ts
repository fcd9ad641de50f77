import { type LedgerFilter, parseLedgerFilter } from '@bazaar/domain/payments/ledger-filter';
import { accountPaths } from '@/lib/navigation/account-paths';

/** What the page's address shows. */
export interface WalletPlace {
  /** The payment on top of the page: the bank returns with its id. */
  readonly paymentId?: string;
  readonly filter: LedgerFilter;
}

export function readPlace(query: Pick<URLSearchParams, 'get'>): WalletPlace {
  const paymentId = query.get('paymentId');
  const filter = parseLedgerFilter(query);
  return paymentId !== null && /^[\w-]{1,64}$/.test(paymentId) ? { paymentId, filter } : { filter };
}

/** Returns the address of a place; what the bank adds to it, and what is as without it, is left out. */
export function placeHref({ paymentId, filter }: WalletPlace): string {
  const { direction, period } = filter;
  const query = new URLSearchParams({
    ...(paymentId === undefined ? {} : { paymentId }),
    ...(direction === 'all' ? {} : { direction }),
    ...(period === '30' ? {} : { period }),
  });
  return query.size === 0 ? accountPaths.wallet : `${accountPaths.wallet}?${query}`;
}

/** Returns the requested address, to which the login returns. */
export function requestedAddress(query: Readonly<Record<string, string | string[] | undefined>>): string {
  return placeHref(
    readPlace({
      get: (key) => {
        const value = query[key];
        return typeof value === 'string' ? value : null;
      },
    }),
  );
}
