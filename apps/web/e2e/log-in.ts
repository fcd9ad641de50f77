import type { Page } from '@playwright/test';
import { needsRegistration } from '../src/entities/current-user/needs-registration';
import { expect, type Product } from './product';

/** Mobile number of the seed's demo buyer. */
export const DEMO_MOBILE = '09120000001';
const LOGIN = '/users/login';
const REGISTRATION = '/profile/personal-info';

/** Logs in and is where the login was to lead. Who is new is registered on the way there. */
export async function logIn(page: Page, product: Product, mobile = DEMO_MOBILE): Promise<void> {
  await typeLogin(page, product, mobile);
  await leaveRegistration(page, product, mobile);
}

/** Once the login has led on: registers who is new, and goes to what was wanted. */
export async function leaveRegistration(page: Page, product: Product, mobile: string): Promise<void> {
  await page.waitForURL((url) => url.pathname !== LOGIN);
  const { pathname, searchParams } = new URL(page.url());
  const wanted = searchParams.get('redirectPath');
  if (pathname !== REGISTRATION || wanted === null) return;
  await registerIfNew(page, product, mobile);
  await page.goto(wanted);
}

/** Fills both steps of the login screen as a Persian keyboard types. */
export async function typeLogin(page: Page, product: Product, mobile: string): Promise<void> {
  await letCodesExpire(product);
  await page.getByLabel('شمارهٔ موبایل').fill(persian(mobile));
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  const code = page.getByLabel(/کد یک‌بارمصرف/);
  await expect(code).toBeVisible();
  await code.pressSequentially(persian(await product.newestCode(mobile)));
}

/**
 * Starts a session by the calls the login screen makes, for a test whose subject is what comes after the login. Registers who is new,
 * unless the test is about a new person.
 */
export async function startSession(
  page: Page,
  product: Product,
  mobile: string,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<void> {
  await letCodesExpire(product);
  await post(page, product, 'users/login-by-otp', { data: { phoneNumber: mobile } });
  const code = await product.newestCode(mobile);
  const person = { grant_type: 'otp', phone_number: mobile, code, client_id: 'bazaar-web', scope: 'openid' };
  const hint = await post(page, product, 'connect/token', { form: person });
  // A text file of the site: the storage is the same, and no script runs that would read it meanwhile.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('myUserInfo', stored), hint);
  if (!isNew) await registerIfNew(page, product, mobile);
}

/** Registers the person who has just logged in, as the form of the registration does, unless they are registered. */
async function registerIfNew(page: Page, product: Product, phoneNumber: string): Promise<void> {
  const profile = await page.request.get('/api/v1/customers/profile');
  if (profile.ok() && !needsRegistration(await profile.json())) return;
  const data = { firstName: 'نوید', lastName: 'رضایی', phoneNumber, acceptsRules: true };
  await post(page, product, 'buyers', { data });
}

/** Advances the catalogue's clock, so that the same number and the same computer may request another code. */
async function letCodesExpire(product: Product): Promise<void> {
  const body = JSON.stringify({ advanceSeconds: 660 });
  await fetch(`${product.settings.CATALOGUE_API_URL}/__sandbox/clock`, { method: 'POST', body });
}

/** Sends a call with the page's cookies, and returns the body of the response. */
async function post(
  page: Page,
  { settings }: Product,
  call: string,
  body: { readonly data: object } | { readonly form: Record<string, string> },
): Promise<string> {
  const headers = { origin: settings.SITE_URL, 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.post(`/api/v1/${call}`, { headers, ...body });
  const text = await answer.text();
  expect(`${call} ${answer.status()} ${answer.ok() ? '' : text}`).toMatch(/ 2\d\d $/);
  return text;
}

function persian(digits: string): string {
  return digits.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);
}
