import {
  parseRequestFilter,
  type RequestListFilter,
  writeRequestFilter,
} from '@bazaar/domain/trade-requests/list-filter';
import { accountPaths } from '@/lib/navigation/account-paths';

/** Returns the address of the list under a filter. */
export function listHref(filter: RequestListFilter): string {
  const query = writeRequestFilter(filter);
  return query === '' ? accountPaths.tradeRequests : `${accountPaths.tradeRequests}?${query}`;
}

/** Returns the address of a request; the filter stays in it, for the previous and the next one of the list. */
export function requestHref(id: string, filter: RequestListFilter, part = ''): string {
  const query = writeRequestFilter({ ...filter, pageNumber: 1 });
  return `${accountPaths.tradeRequest(id)}${query === '' ? '' : `?${query}`}${part === '' ? '' : `#${part}`}`;
}

/** Keys of the wizard in the address; the login returns to them too. */
const WIZARD_KEYS = ['new', 'draft', 'step', 'supplierId', 'supplierProductId', 'from'] as const;

/** Returns the requested address, to which the login returns; unknown keys are left out. */
export function requestedListAddress(query: Readonly<Record<string, string | string[] | undefined>>): string {
  const text = (key: string) => (typeof query[key] === 'string' ? query[key] : undefined);
  if (text('new') === '1') {
    const wanted = WIZARD_KEYS.flatMap((key) => {
      const value = text(key);
      return value === undefined ? [] : [[key, value]];
    });
    return `${accountPaths.tradeRequests}?${new URLSearchParams(wanted)}`;
  }
  const group = text('compare');
  if (group !== undefined) return accountPaths.tradeAnswers(group);
  return listHref(parseRequestFilter({ get: (key) => text(key) ?? null }));
}
