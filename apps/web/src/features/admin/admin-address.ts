import { type AdminPlace, parseAdminPlace, writeAdminPlace } from '@bazaar/domain/administration/admin-place';
import { accountPaths } from '@/lib/navigation/account-paths';

/** Keys of the chart of visits in the address, which the chart reads itself. */
const CHART_KEYS = ['visits', 'by'] as const;

/** Returns the address of a place of the administrator's page. */
export function adminHref(place: AdminPlace): string {
  const query = writeAdminPlace(place);
  return query === '' ? accountPaths.admin : `${accountPaths.admin}?${query}`;
}

type RequestedQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the place a request is for. */
export function requestedPlace(query: RequestedQuery): AdminPlace {
  return parseAdminPlace({ get: (key) => textOf(query, key) ?? null });
}

/** Returns the requested address, to which the login returns; unknown keys are left out. */
export function requestedAddress(query: RequestedQuery): string {
  const place = requestedPlace(query);
  const href = adminHref(place);
  if (place.view !== 'visits') return href;
  const chart = CHART_KEYS.flatMap((key) => {
    const value = textOf(query, key);
    return value === undefined ? [] : [[key, value]];
  });
  return chart.length === 0 ? href : `${href}?${new URLSearchParams(chart)}`;
}

function textOf(query: RequestedQuery, key: string): string | undefined {
  const value = query[key];
  return typeof value === 'string' ? value : undefined;
}
