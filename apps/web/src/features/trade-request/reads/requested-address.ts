import { parseRequestFilter, writeRequestFilter } from '@bazaar/domain/trade-requests/list-filter';

/** Returns the requested address with the filter of its list, and `paymentId`, to which the login returns; unknown keys are left out. */
export function requestedAddress(
  path: string,
  given: Readonly<Record<string, string | string[] | undefined>>,
): string {
  const text = (key: string) => (typeof given[key] === 'string' ? given[key] : null);
  const query = new URLSearchParams(writeRequestFilter(parseRequestFilter({ get: text })));
  const paymentId = text('paymentId');
  if (paymentId !== null) query.set('paymentId', paymentId);
  return query.size === 0 ? path : `${path}?${query}`;
}
