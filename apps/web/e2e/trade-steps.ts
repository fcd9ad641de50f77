import type { Locator, Page } from '@playwright/test';
import { startSession } from './log-in';
import { type Hand, pressBy, reach, writeBy } from './personal-info';
import { expect, type Product } from './product';

/** A list of the catalogue with a filter in the unit of the buyer. */
export const FILTERED_LIST = '/products/category/c-deep-groove-ball-bearing?f=p-bore:0.75~1.2@u-inch';
export const REQUESTS = '/profile/directorder';

/** The free plan, which covers one request a month. */
const FREE_PLAN = { planId: 'plan-buyer-1-1', periodMonths: 1 };
const PERSON = { nationalCode: '0049876546', birthDate: '1990-07-23', email: 'new@mail.example' };
const ADDRESS = {
  title: 'کارگاه اصفهان',
  receiverName: 'نوید رضایی',
  receiverPhone: '09120000001',
  countryId: 'country-ir',
  stateId: 'state-isfahan',
  cityId: 'city-isfahan',
  addressText: 'شهرک صنعتی جی، خیابان چهارم',
  plaque: '27',
  postalCode: '8159314567',
};

/** Starts the session of a buyer with a complete profile, an address and the free plan; their requests await the reviewer. */
export async function startBuyer(page: Page, product: Product, mobile: string): Promise<void> {
  await startSession(page, product, mobile);
  const { version } = await (await page.request.get('/api/v1/customers/profile')).json();
  const name = { kind: 'Person', firstName: 'نوید', lastName: 'رضایی' };
  await send(page, product, 'put', 'customers/profile', { ...name, ...PERSON, version });
  await send(page, product, 'post', 'deliveryaddresses', ADDRESS);
  await send(page, product, 'post', 'membershipplans', FREE_PLAN);
  await control(product, 'review', { mode: 'manual' });
}

/** Decides as the reviewer on a request that awaits it. */
export async function review(product: Product, id: string, decision: object): Promise<void> {
  await control(product, `trade-requests/${id}/review`, decision);
}

async function control(product: Product, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const url = `${product.settings.CATALOGUE_API_URL}/__sandbox/${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, path).toBe(200);
}

async function send(page: Page, { settings }: Product, method: 'post' | 'put', call: string, data: object) {
  const headers = { origin: settings.SITE_URL, 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request[method](`/api/v1/${call}`, { headers, data });
  expect(answer.ok(), `${call} ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true);
}

/** Chooses one of the suggestions for what is typed. */
export async function suggest(hand: Hand, page: Page, field: Locator, text: string, place = 0) {
  await writeBy(hand, page, field, text);
  const option = page.getByRole('listbox', { name: 'پیشنهادها' }).getByRole('option').nth(place);
  await expect(option).toBeVisible();
  if (hand === 'mouse') return option.click();
  for (let at = 0; at <= place; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Chooses the first of the choices of a list that is still open. */
export async function pickFirst(hand: Hand, page: Page, list: Locator): Promise<void> {
  if (hand === 'mouse') await list.selectOption({ index: 1 });
  else {
    await reach(page, list);
    await page.keyboard.press('ArrowDown');
  }
  await expect(list).not.toHaveValue('');
}

/** Accepts the first option of a required property, which is a list or a group of boxes. */
export async function acceptFirst(hand: Hand, page: Page, property: string): Promise<void> {
  const group = page.getByRole('group', { name: property }).first();
  await expect(group).toBeVisible();
  const box = group.getByRole('checkbox').first();
  if ((await box.count()) > 0) await pressBy(hand, page, box, 'Space');
  else await pickFirst(hand, page, group.getByRole('combobox'));
}

/** Goes on to a step of the wizard by the button at its end. */
export async function nextStep(hand: Hand, page: Page, name: string): Promise<void> {
  await pressBy(hand, page, page.getByRole('button', { name: `گام بعد: ${name}` }));
}

/** Gives every document that is demanded. */
export async function giveDocuments(page: Page): Promise<void> {
  const demanded = page.locator('#wizard-documents').getByText('الزامی', { exact: true });
  for (let at = 0; at < (await demanded.count()); at += 1) {
    const name = `spec-${at}.pdf`;
    await attach(page.locator('#wizard-documents input[type=file]').nth(at), name);
    await expect(page.getByRole('button', { name: `حذف ${name}` })).toBeVisible();
  }
}

/** Chooses a small PDF. */
export async function attach(input: Locator, name: string): Promise<void> {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await input.setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

/** Publishes the open request, having accepted the rules. */
export async function publish(hand: Hand, page: Page): Promise<void> {
  await pressBy(hand, page, page.getByRole('button', { name: 'بازبینی و انتشار' }));
  const dialog = page.getByRole('alertdialog');
  const accept = dialog.getByRole('checkbox');
  if (hand === 'mouse') await accept.check();
  else {
    await reach(page, accept);
    await page.keyboard.press('Space');
  }
  await pressBy(hand, page, dialog.getByRole('button', { name: 'انتشار', exact: true }));
  await expect(dialog).toHaveCount(0);
}
