import type { Settings } from '@bazaar/settings';
import type { Page } from '@playwright/test';

/** The demo buyer of the seed, whose profile is complete. */
const MOBILE = '09120000001';
/** After it the same number may request another code. */
const CODE_SECONDS = 660;

/** Starts a session of the demo buyer by the calls of the login screen. */
export async function startBuyer(page: Page, settings: Settings): Promise<void> {
  const control = `${settings.CATALOGUE_API_URL}/__sandbox/clock`;
  await fetch(control, { method: 'POST', body: JSON.stringify({ advanceSeconds: CODE_SECONDS }) });
  await post(page, settings, 'users/login-by-otp', { data: { phoneNumber: MOBILE } });
  const code = await newestCode(settings);
  const person = { grant_type: 'otp', phone_number: MOBILE, code, client_id: 'bazaar-web', scope: 'openid' };
  const hint = await post(page, settings, 'connect/token', { form: person });
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('myUserInfo', stored), hint);
}

async function newestCode({ CATALOGUE_API_URL }: Settings): Promise<string> {
  const inbox = await (await fetch(`${CATALOGUE_API_URL}/inbox`)).text();
  const entry = inbox.split('data-mobile=').find((part) => part.startsWith(`"${MOBILE}"`));
  const code = entry?.match(/data-code="(\d+)"/)?.[1];
  if (code === undefined) throw new Error('the inbox shows no code');
  return code;
}

async function post(
  page: Page,
  { SITE_URL }: Settings,
  call: string,
  body: { readonly data: object } | { readonly form: Record<string, string> },
): Promise<string> {
  const headers = { origin: SITE_URL, 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.post(`/api/v1/${call}`, { headers, ...body });
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
  return answer.text();
}
