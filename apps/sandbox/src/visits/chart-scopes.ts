import type { Queryable } from '../db/database-handle';
import { notFound, ProblemError } from '../http/problem';
import type { SignedInUser } from '../server/request-context';
import { countDays, mostChartDays } from './chart-days';
import { hasMerchant, readOwnMerchants } from './own-merchants';
import { siteScope } from './visit-days';

/**
 * Returns whose visits the chart shows. Administrators: one merchant's, or the site's. Others: their own merchants', together or one of
 * them; refuses anyone else's with 404.
 */
export async function chartScopes(
  queryable: Queryable,
  { id, roles }: SignedInUser,
  merchantId: string | undefined,
): Promise<readonly string[]> {
  if (roles.includes('Admin')) {
    if (merchantId === undefined) return [siteScope];
    if (await hasMerchant(queryable, merchantId)) return [merchantId];
    throw notFound('این بازرگان');
  }
  const own = await readOwnMerchants(queryable, id);
  if (merchantId === undefined) return own;
  if (!own.includes(merchantId)) throw notFound('این بازرگان');
  return [merchantId];
}

/** Refuses a period that is reversed, too long, or outside 2000 to 2100. */
export function checkChartSpan(from: string, to: string): void {
  const errors: Record<string, string[]> = {};
  if (from < '2000-01-01') errors.from = ['تاریخ نباید پیش از سال ۲۰۰۰ باشد.'];
  if (to > '2100-12-31') errors.to = ['تاریخ نباید پس از سال ۲۱۰۰ باشد.'];
  const days = countDays(from, to);
  if (days < 1) errors.to = ['پایان بازه نباید پیش از آغاز آن باشد.'];
  else if (days > mostChartDays) errors.to = ['بازه نباید بیش از ۱۱۰۰ روز باشد.'];
  if (Object.keys(errors).length > 0) throw new ProblemError('bad-request', { errors });
}
