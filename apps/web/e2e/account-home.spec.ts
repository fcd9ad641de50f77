import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations';
import { DEMO_MOBILE, logIn, startSession } from './log-in';
import { expect, test } from './product';
import { look } from './screens';

const NAME = 'نوید رضایی';

test(
  'the account’s home says what waits, each action leads to its place, and the bell counts what was not read',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    const isPhone = info.project.name === 'phone';
    await startSession(page, product, DEMO_MOBILE);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: /کار منتظر شماست$/ })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'آخرین درخواست‌ها' }).getByRole('link').first(),
    ).toBeVisible();
    const work = page.getByRole('list', { name: 'کارهایی که منتظر شماست' });
    await expect(work.getByRole('listitem').first()).toContainText(/پرداخت/);
    await look(page, info, 'account-home');
    expect(await axeViolations(page, { isStrict: true })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    await test.step('each action leads to a page of the account', async () => {
      const hrefs = await work
        .locator(isPhone ? '.u-wait-text' : '.u-wait-action a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(new Set(hrefs).size).toBeGreaterThanOrEqual(5);
      for (const href of new Set(hrefs))
        expect(href).toMatch(/^\/profile\/(directorder|messages|wallet|notes)/);
      const pay = work.getByRole('listitem').filter({ hasText: 'پرداخت هزینهٔ درخواست' }).first();
      if (isPhone) await pay.click();
      else await pay.getByRole('link', { name: /^پرداخت .* تومان/ }).click();
      await expect(page).toHaveURL(/\/profile\/directorderinfo\/[^/]+#request-fee$/);
      await page.goBack();
    });

    await test.step('the notices are read together, which stays so after a reload', async () => {
      const bell = isPhone
        ? page.locator('main a[aria-haspopup=dialog]')
        : page.locator('header a[aria-haspopup=dialog]');
      await expect(bell).toHaveAccessibleName(/^اعلان‌ها، .+ اعلان خوانده‌نشده$/);
      await bell.click();
      const list = page.getByRole('dialog', { name: 'اعلان‌ها' });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      await look(page, info, 'notices');
      expect(await axeViolations(page, { isStrict: true })).toEqual([]);
      await list.getByRole('button', { name: 'خواندن همه' }).click();
      await expect(list.getByRole('status').first()).toHaveText(/^۰ خوانده‌نشده از/);
      await page.keyboard.press('Escape');
      await expect(bell).toBeFocused();
      await expect(bell).toHaveAccessibleName('اعلان‌ها');
      await page.reload();
      await expect(work.getByRole('listitem').first()).toBeVisible();
      await expect(bell).toHaveAccessibleName('اعلان‌ها');
      await bell.click();
      await list.getByRole('button', { name: 'پاک کردن همه' }).click();
      await expect(list.getByText('اعلانی نیست.')).toBeVisible();
    });
  },
);

test('R-459 R-460 logging out forgets the person but for what was never sent, which is back for them alone', async ({
  page,
  product,
}, info) => {
  const mobile = `0917300100${info.retry}`;
  const other = `0917300200${info.retry}`;
  await page.goto('/users/login?redirectPath=/profile/address');
  await logIn(page, product, mobile);
  await typeTitle(page, 'انبار شهریار');
  await page.goto('/profile');
  // A new person is led in three steps.
  await expect(page.getByRole('region', { name: 'سه گام تا نخستین درخواست' })).toBeVisible();
  await expect(page.getByText(NAME).first()).toBeVisible();
  await look(page, info, 'account-home-new');
  await page.getByRole('button', { name: 'خروج' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  const left = await storedTexts(page);
  const drafts = left.filter((text) => text.includes('انبار شهریار'));
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toMatch(/^bazaar-draft:/);
  for (const personal of [mobile, mobile.slice(1), NAME]) {
    expect(left.filter((text) => text.includes(personal))).toEqual([]);
  }
  await page.goto('/users/login?redirectPath=/profile/address');
  await logIn(page, product, other);
  await expect(await titleField(page)).toHaveValue('');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'خروج' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/users/login?redirectPath=/profile/address');
  await logIn(page, product, mobile);
  await expect(await titleField(page)).toHaveValue('انبار شهریار');

  await test.step('R-461 the end of the session in one tab empties the others', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'دسترسی سریع' })).toBeVisible();
    const second = await page.context().newPage();
    await second.goto('/profile/address');
    await second.evaluate(() => localStorage.removeItem('myUserInfo'));
    await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile/);
    expect((await storedTexts(page)).filter((text) => text.includes(NAME))).toEqual([]);
  });
});

async function titleField(page: Page) {
  await page.getByRole('button', { name: 'افزودن آدرس' }).first().click();
  return page.getByRole('dialog', { name: 'افزودن آدرس' }).getByLabel('عنوان آدرس');
}

async function typeTitle(page: Page, title: string): Promise<void> {
  await (await titleField(page)).fill(title);
  await expect.poll(async () => (await storedTexts(page)).some((text) => text.includes(title))).toBe(true);
}

/** Everything the browser stores for the site's scripts: both storages and the records of its database. */
function storedTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].flatMap((area) =>
      Object.entries(area).map(([key, value]) => `${key} ${value}`),
    );
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const records = await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        texts.push(...records.map((record) => `${name} ${JSON.stringify(record)}`));
      }
      database.close();
    }
    return texts;
  });
}
