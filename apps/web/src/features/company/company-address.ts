import { type CompanyTab, parseCompanyTab } from '@bazaar/domain/companies/company-tabs';
import { DEALING_SORTS, type DealingSort } from '@bazaar/domain/companies/dealings';
import { CHART_KEYS } from '@bazaar/domain/visitor-chart/chart-address';
import { accountPaths } from '@/lib/navigation/account-paths';

/** What the address shows. */
export interface CompanyPlace {
  readonly tab: CompanyTab;
  readonly term: string;
  readonly sort: DealingSort;
  /** Of the tab's list, from 1. */
  readonly pageNumber: number;
  /** The chosen company; the first one where it is absent. */
  readonly merchantId?: string;
}

export function readPlace(query: Pick<URLSearchParams, 'get'>): CompanyPlace {
  const merchantId = query.get('company');
  return {
    tab: parseCompanyTab(query),
    term: (query.get('q') ?? '').trim().slice(0, 100),
    sort: DEALING_SORTS.find((each) => each === query.get('sort')) ?? 'last',
    pageNumber: Math.max(1, Math.min(1_000, Math.trunc(Number(query.get('page'))) || 1)),
    ...(merchantId ? { merchantId } : {}),
  };
}

/** Returns the address of a place; defaults are left out. Another tab begins without search and page. */
export function placeHref({ tab, term, sort, pageNumber, merchantId }: Partial<CompanyPlace>): string {
  const query = new URLSearchParams({
    ...(tab === undefined || tab === 'suppliers' ? {} : { tab }),
    ...(term ? { q: term } : {}),
    ...(sort === undefined || sort === 'last' ? {} : { sort }),
    ...(pageNumber === undefined || pageNumber === 1 ? {} : { page: String(pageNumber) }),
    ...(merchantId === undefined ? {} : { company: merchantId }),
  });
  return query.size === 0 ? accountPaths.suppliers : `${accountPaths.suppliers}?${query}`;
}

/** Returns the requested address, to which the login returns; unknown keys are left out. */
export function requestedPlace(query: Readonly<Record<string, string | string[] | undefined>>): string {
  const text = (key: string) => (typeof query[key] === 'string' ? query[key] : null);
  return withChart(placeHref(readPlace({ get: text })), { get: text });
}

/** Returns an address of this page with the period and grouping of the chart that a query has. */
export function withChart(href: string, query: Pick<URLSearchParams, 'get'>): string {
  const chart = Object.values(CHART_KEYS).flatMap((key) => {
    const value = query.get(key);
    return value === null ? [] : [[key, value]];
  });
  return chart.length === 0 ? href : `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(chart)}`;
}
