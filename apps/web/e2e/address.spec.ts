import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { logIn } from './log-in';
import { expect, test } from './product';

const LINE =
  'تهران، شهریار، جادهٔ ملارد روبه‌روی سردخانهٔ بهار انبار ۱۴، واحد ۲، ک پ ۳۳۵۱۹۸۶۳۱۴، تحویل رضا مولایی ۰۹۳۵۱۱۸۷۰۹۳';
const ADDRESSES = '/api/v1/deliveryaddresses';
const phone = (isPhone: boolean, digit: number) =>
  `0912000${isPhone ? '02' : '01'}${String(digit).padStart(2, '0')}`;

test(
  'an address is pasted, corrected, saved, made the default and deleted',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    test.setTimeout(120_000);
    await page.goto('/profile/address');
    await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile%2Faddress/);
    await page.waitForLoadState('networkidle');
    await logIn(page, product, phone(info.project.name === 'phone', 31));
    await expect(page).toHaveURL(/\/profile\/address$/);
    await expect(page.getByText('هنوز آدرسی ندارید')).toBeVisible();
    await page.getByRole('button', { name: 'افزودن آدرس' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'افزودن آدرس' });
    await dialog.getByLabel('نشانی را یک‌جا بچسبانید').fill(LINE);
    await expect(dialog.getByLabel(/^شهر /)).toHaveValue(/city-/);
    await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('۳۳۵۱۹ ۸۶۳۱۴');
    await expect(dialog.getByLabel(/^موبایل/)).toHaveValue('۰۹۳۵ ۱۱۸ ۷۰۹۳');

    await test.step('what was taken goes back, and comes again', async () => {
      await dialog.getByRole('button', { name: 'بازگرداندن همه' }).click();
      await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('');
      await dialog.getByLabel('نشانی را یک‌جا بچسبانید').focus();
      await dialog.getByLabel('عنوان آدرس').focus();
      await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('۳۳۵۱۹ ۸۶۳۱۴');
    });
    await test.step('what lacks is said, and the first field has the focus', async () => {
      await dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
      await expect(dialog.getByRole('link', { name: 'عنوان آدرس: این مورد لازم است.' })).toBeVisible();
      await expect(dialog.getByLabel('عنوان آدرس')).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });
    await dialog.getByLabel('عنوان آدرس').fill('انبار شهریار');
    await dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'انبار شهریار' })).toContainText('تنها آدرس شماست');
    expect([await sidewaysPx(page), await violations(page)]).toEqual([0, []]);

    await test.step('by keyboard alone: a second one, which becomes the default', async () => {
      await page.getByRole('button', { name: 'افزودن آدرس' }).first().focus();
      await page.keyboard.press('Enter');
      await dialog.getByLabel('نشانی را یک‌جا بچسبانید').focus();
      await page.keyboard.insertText(LINE);
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('۳۳۵۱۹ ۸۶۳۱۴');
      await dialog.getByLabel('عنوان آدرس').focus();
      await page.keyboard.insertText('کارخانه');
      await dialog.getByRole('checkbox', { name: /پیش‌فرض من باشد/ }).focus();
      await page.keyboard.press('Space');
      await dialog.getByLabel('عنوان آدرس').focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('article', { name: 'کارخانه' })).toContainText('پیش‌فرض');
    });
    await test.step('deleted with a way back', async () => {
      await page.getByRole('button', { name: 'حذف «انبار شهریار»' }).click();
      await expect(page.getByRole('article', { name: 'انبار شهریار' })).toHaveCount(0);
      await page.getByRole('button', { name: 'برگرداندن' }).click();
      await expect(page.getByRole('article', { name: 'انبار شهریار' })).toBeVisible();
      await page.getByRole('button', { name: '«انبار شهریار» پیش‌فرض شود' }).click();
      await expect(page.getByRole('button', { name: 'حذف «کارخانه»' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('article', { name: 'انبار شهریار' })).toContainText('پیش‌فرض');
    });
  },
);

test(
  'nothing typed is lost by a failure, a reload or an expired session',
  { tag: '@phone' },
  async ({ page, product, context }, info) => {
    test.setTimeout(120_000);
    const mobile = phone(info.project.name === 'phone', 32);
    const keys = new Set<string>();
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(ADDRESSES))
        keys.add(request.headers()['idempotency-key'] ?? '');
    });
    await page.goto('/users/login?redirectPath=/profile/address');
    await page.waitForLoadState('networkidle');
    await logIn(page, product, mobile);
    await page.getByRole('button', { name: 'افزودن آدرس' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'افزودن آدرس' });
    const save = dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' });
    await dialog.getByLabel('نشانی را یک‌جا بچسبانید').fill(LINE);
    await dialog.getByLabel('عنوان آدرس').fill('انبار شهریار');
    await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('۳۳۵۱۹ ۸۶۳۱۴');

    await test.step('the service is down', async () => {
      await product.fault({ path: ADDRESSES, status: 503 });
      await save.click();
      await expect(dialog.getByRole('alert').first()).toContainText('نوشتهٔ شما نگه داشته شد');
      await expect(dialog.getByLabel('عنوان آدرس')).toHaveValue('انبار شهریار');
      await product.clearFaults();
    });
    await test.step('the page is reloaded', async () => {
      page.once('dialog', (question) => void question.accept());
      await page.reload();
      await page.getByRole('button', { name: 'ادامه' }).click();
      await expect(dialog.getByLabel('عنوان آدرس')).toHaveValue('انبار شهریار');
    });
    await test.step('the session has ended', async () => {
      const cookies = await context.cookies();
      const hint = await page.evaluate(() => localStorage.getItem('myUserInfo'));
      await context.clearCookies();
      await save.click();
      await expect(page).toHaveURL(/\/users\/login\?.*redirectPath=%2Fprofile%2Faddress/);
      // The service sends no second code so soon: the login is given back as it was.
      await context.addCookies(cookies);
      await page.evaluate((stored) => localStorage.setItem('myUserInfo', stored ?? ''), hint);
      await page.goto('/profile/address');
      await page.getByRole('button', { name: 'ادامه' }).click();
      await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('۳۳۵۱۹ ۸۶۳۱۴');
    });
    await save.click();
    await expect(page.getByRole('article', { name: 'انبار شهریار' })).toHaveCount(1);
    expect(keys.size).toBe(1);
  },
);

test('no page of the profile, known or not, is served without a session', async ({ request }) => {
  for (const path of ['/profile/address', '/profile/notes/all', '/profile/unknown/page']) {
    const requested: Record<string, string>[] = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];
    for (const headers of requested) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await request.fetch(path, { method, headers, maxRedirects: 0 });
        const text = await answer.text();
        const leads = `${answer.headers().location ?? ''} ${text}`;
        expect([path, method, answer.status() < 400, leads.includes('AddressesScreen')]).toEqual([
          path,
          method,
          true,
          false,
        ]);
        // Next first sends React's requests to an address of their own; a document request shows the final address.
        if (method === 'GET' && headers.rsc === undefined)
          expect(leads).toContain(`/users/login?redirectPath=${encodeURIComponent(path)}`);
      }
    }
  }
});

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
