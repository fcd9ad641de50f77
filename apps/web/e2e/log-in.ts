import type { Page } from '@playwright/test';
import { expect, type Product } from './product';

/** Mobile number of the seed's demo buyer. */
export const DEMO_MOBILE = '09120000001';
const LOGIN = '/users/login';
const REGISTRATION = '/profile/personal-info';

/** Logs in and is where the login was to lead. Who is new is registered on the way there. */
export async function logIn(page: Page, product: Product, mobile = DEMO_MOBILE): Promise<void> {
  await typeLogin(page, product, mobile);
  await leaveRegistration(page, mobile);
}

/** Once the login has led on: registers who is new, and goes to what was wanted. */
export async function leaveRegistration(page: Page, mobile: string): Promise<void> {
  await page.waitForURL((url) => url.pathname !== LOGIN);
  const { pathname, searchParams } = new URL(page.url());
  const wanted = searchParams.get('redirectPath');
  if (pathname !== REGISTRATION || wanted === null) return;
  await register(page, mobile);
  await page.goto(wanted);
}

/** Fills both steps of the login screen as a Persian keyboard types. */
export async function typeLogin(page: Page, product: Product, mobile: string): Promise<void> {
  await page.getByLabel('شمارهٔ موبایل').fill(persian(mobile));
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  const code = page.getByLabel(/کد یک‌بارمصرف/);
  await expect(code).toBeVisible();
  await code.pressSequentially(persian(await product.newestCode(mobile)));
}

/** Registers the person who has just logged in, as the form of the registration does. */
async function register(page: Page, phoneNumber: string): Promise<void> {
  const status = await page.evaluate(async (mobile) => {
    const buyer = { firstName: 'نوید', lastName: 'رضایی', phoneNumber: mobile, acceptsRules: true };
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    return (await fetch('/api/v1/buyers', { method: 'POST', headers, body: JSON.stringify(buyer) })).status;
  }, phoneNumber);
  expect(status).toBeLessThan(300);
}

function persian(digits: string): string {
  return digits.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);
}
