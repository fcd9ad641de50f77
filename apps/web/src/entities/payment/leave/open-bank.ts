import 'server-only';
import type { Payment } from '@bazaar/api/model';
import { getPayment } from '@bazaar/api/payments';
import { buildLoginRedirect } from '@bazaar/domain/session/login-redirect';
import { CATALOGUE_DEADLINE_MS } from '@/lib/bff/call-catalogue';
import { checkedFetch } from '@/lib/data/checked-fetch';
import { readServerSession } from '@/lib/session/server-session';
import { siteSettings } from '@/lib/settings/site-settings';
import { paymentHref, paymentInWallet } from '../payment-places';
import { bankFormAnswer } from './bank-form';

/**
 * Sends the browser to the bank's page of a payment's running attempt, by address or by a form, as the service says. A payment without one
 * is shown instead. Nothing of the request but the payment's id and the session is used.
 */
export async function openBank(paymentId: string): Promise<Response> {
  const site = siteSettings();
  const to = (href: string) =>
    new Response(null, {
      status: 303,
      headers: { location: new URL(href, site.SITE_URL).href, 'cache-control': 'private, no-store' },
    });
  const session = await readServerSession();
  if (session === undefined) return to(buildLoginRedirect(paymentInWallet(paymentId), undefined));
  const payment = await getPayment(
    { paymentId },
    {
      baseUrl: site.CATALOGUE_API_URL,
      headers: { authorization: `Bearer ${session.token}` },
      deadlineMs: CATALOGUE_DEADLINE_MS,
      cache: 'no-store',
      fetch: checkedFetch,
    },
  ).catch(() => undefined);
  // The wallet reads the payment again, and says what is wrong.
  if (payment === undefined) return to(paymentInWallet(paymentId));
  const attempt = payment.status === 'Pending' ? payment.attempt : undefined;
  const url = bankPage(attempt?.redirectUrl, site.SITE_URL);
  if (attempt === undefined || url === undefined) return to(paymentHref(payment));
  if (attempt.redirectMethod !== 'POST') return to(url.href);
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const fields: Payment['attempts'][number]['redirectFields'] = attempt.redirectFields ?? {};
  return bankFormAnswer({ url, fields, backHref: paymentHref(payment) }, nonce);
}

/** Returns the bank's page when it is a web address; from a site with https, only one with https. */
function bankPage(text: string | undefined, siteUrl: string): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && !siteUrl.startsWith('https:'));
  return isSafe ? url : undefined;
}
