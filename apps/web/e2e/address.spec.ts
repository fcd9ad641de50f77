import type { TestInfo } from '@playwright/test';
import { ADDRESSES, fillIn, holdCalls, LINE, openForm, sendOtherCity } from './address-steps';
import { axeViolations } from './axe-violations';
import { logIn } from './log-in';
import { followWrites, type Hand, pressBy, writeBy } from './personal-info';
import { sidewaysPx } from './personal-info-steps';
import { expect, test } from './product';
import { look } from './screens';

/** A number nobody else has, also on a second run. */
const mobileOf = ({ project, retry }: TestInfo, digit: number) =>
  `0912000${project.name === 'phone' ? '02' : '01'}${3 + retry}${digit}`;

test(
  'an address is pasted, corrected, saved, made the default and deleted',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    await page.goto('/profile/address');
    await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile%2Faddress/);
    await page.waitForLoadState('networkidle');
    await logIn(page, product, mobileOf(info, 1));
    await expect(page).toHaveURL(/\/profile\/address$/);
    await expect(page.getByText('هنوز آدرسی ندارید')).toBeVisible();
    await page.getByRole('button', { name: 'افزودن آدرس' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'افزودن آدرس' });
    await dialog.getByLabel('نشانی را یک‌جا بچسبانید').fill(LINE);
    await expect(dialog.getByLabel(/^شهر /)).toHaveValue(/city-/);
    await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('۳۳۵۱۹ ۸۶۳۱۴');
    await expect(dialog.getByLabel(/^موبایل/)).toHaveValue('۰۹۳۵ ۱۱۸ ۷۰۹۳');

    await expect(dialog.getByText('از متن').first()).toBeVisible();
    await look(page, info, 'address-pasted');
    await test.step('the question mark explains the postal code; Escape closes the explanation alone', async () => {
      const help = dialog.getByRole('button', { name: 'راهنمای کد پستی' });
      await help.click();
      await expect(page.getByRole('dialog', { name: 'راهنمای کد پستی' })).toContainText('قبض برق');
      await look(page, info, 'address-help');
      expect(await axeViolations(page, { isStrict: true })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByText('قبض برق')).toHaveCount(0);
      await expect(help).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('قبض برق')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
    });
    await test.step('the filled-in parts can be undone, and are filled in again', async () => {
      await dialog.getByRole('button', { name: 'بازگرداندن همه' }).click();
      await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('');
      await dialog.getByLabel('نشانی را یک‌جا بچسبانید').focus();
      await dialog.getByLabel('عنوان آدرس').focus();
      await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('۳۳۵۱۹ ۸۶۳۱۴');
    });
    await test.step('shows missing fields and focuses the first one', async () => {
      await dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
      await expect(dialog.getByRole('link', { name: '«عنوان آدرس» لازم است.' })).toBeVisible();
      await expect(dialog.getByLabel('عنوان آدرس')).toBeFocused();
      expect(await axeViolations(page, { isStrict: true })).toEqual([]);
    });
    await look(page, info, 'address-refused');
    await dialog.getByLabel('عنوان آدرس').fill('انبار شهریار');
    await dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'انبار شهریار' })).toContainText('تنها آدرس شماست');
    expect([await sidewaysPx(page), await axeViolations(page, { isStrict: true })]).toEqual([0, []]);

    await test.step('adds a second address by keyboard alone and makes it the default', async () => {
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
    await test.step('a deletion can be undone', async () => {
      await page.getByRole('button', { name: 'حذف «انبار شهریار»' }).click();
      await expect(page.getByRole('article', { name: 'انبار شهریار' })).toHaveCount(0);
      await page.getByRole('button', { name: 'برگرداندن' }).click();
      await expect(page.getByRole('article', { name: 'انبار شهریار' })).toBeVisible();
      await page.getByRole('button', { name: '«انبار شهریار» پیش‌فرض شود' }).click();
      await expect(page.getByRole('button', { name: 'حذف «کارخانه»' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('article', { name: 'انبار شهریار' })).toContainText('پیش‌فرض');
    });
    await test.step('a tablet has the areas in the header, and no bar at the lower edge', async () => {
      for (const width of [600, 768]) {
        await page.setViewportSize({ width, height: 1024 });
        await expect(page.getByRole('navigation', { name: 'بخش‌های کاتالوگ' })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'پیمایش اصلی' })).toBeHidden();
        await look(page, info, `address-${width}`);
      }
    });
  },
);

for (const hand of ['mouse', 'keyboard'] as const satisfies readonly Hand[]) {
  test(
    `no typed text is lost after a failure, a refusal, a reload or an expired session, by ${hand}`,
    { tag: '@phone' },
    async ({ page, product, context }, info) => {
      const mobile = mobileOf(info, hand === 'mouse' ? 2 : 3);
      const writes = followWrites(page);
      const sent = () => writes.filter(({ path, method }) => path === ADDRESSES && method === 'POST');
      const dialog = await openForm(page, product, mobile, hand);
      const save = dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' });
      const title = dialog.getByLabel('عنوان آدرس');
      const resume = page.getByRole('button', { name: 'ادامه' });
      await fillIn(page, dialog, hand);

      await test.step('the service is down', async () => {
        await product.fault({ path: ADDRESSES, method: 'POST', status: 503 });
        await pressBy(hand, page, save);
        await expect(dialog.getByRole('alert').first()).toContainText('نوشتهٔ شما نگه داشته شد');
        await expect(title).toHaveValue('انبار شهریار');
        await product.clearFaults();
      });
      await test.step('the page is reloaded', async () => {
        page.once('dialog', (question) => void question.accept());
        await page.reload();
        await pressBy(hand, page, resume);
        await expect(title).toHaveValue('انبار شهریار');
      });
      await test.step('the session has ended', async () => {
        // A read that still runs would lead to the login before the button is pressed.
        await page.waitForLoadState('networkidle');
        await save.click({ trial: true });
        await context.clearCookies();
        page.once('dialog', (question) => void question.accept());
        await pressBy(hand, page, save);
        await expect(page).toHaveURL(/\/users\/login\?.*redirectPath=%2Fprofile%2Faddress/);
        await page.waitForLoadState('networkidle');
        await logIn(page, product, mobile);
        await pressBy(hand, page, resume);
        await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('۳۳۵۱۹ ۸۶۳۱۴');
      });
      expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
      await test.step('a code with missing digits is told, and refused', async () => {
        const code = dialog.getByLabel(/^کد پستی/);
        await writeBy(hand, page, code, '۳۳۵۱۹۸۶۳۱');
        await expect(dialog.getByText('یک رقم کم است: ۹ از ۱۰ رقم')).toBeVisible();
        await pressBy(hand, page, save);
        await expect(code).toBeFocused();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText('۳۳۵۱۹۸۶۳۱۴');
        await expect(title).toHaveValue('انبار شهریار');
      });
      await test.step('the service refuses a field: its sentence is at the field, which has the focus', async () => {
        await page.route(`**${ADDRESSES}`, sendOtherCity, { times: 1 });
        const answer = page.waitForResponse((response) => response.status() === 422);
        await pressBy(hand, page, save);
        const { errors } = await (await answer).json();
        const city = dialog.getByLabel(/^شهر /);
        await expect(city).toBeFocused();
        await expect(city).toHaveAccessibleDescription(new RegExp(errors.cityId[0]));
        await expect(dialog.getByRole('link', { name: errors.cityId[0] })).toBeVisible();
        await expect(title).toHaveValue('انبار شهریار');
      });
      await pressBy(hand, page, save);
      await expect(page.getByRole('article', { name: 'انبار شهریار' })).toHaveCount(1);
    },
  );

  test(
    `waits for a slow catalogue and keeps what is typed meanwhile, by ${hand}`,
    { tag: '@phone' },
    async ({ page, product }, info) => {
      const mobile = mobileOf(info, hand === 'mouse' ? 4 : 5);
      const writes = followWrites(page);
      const dialog = await openForm(page, product, mobile, hand);
      const form = page.locator('form#address');
      await fillIn(page, dialog, hand);
      const save = dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' });
      await test.step('a timeout shows an error, and sending again creates one address only', async () => {
        await product.fault({ path: ADDRESSES, method: 'POST', delayMs: 4000, times: 1 });
        await pressBy(hand, page, save);
        await expect(dialog.getByRole('alert').first()).toContainText('نوشتهٔ شما نگه داشته شد');
      });
      const answer = await holdCalls(page, 'POST');
      await pressBy(hand, page, save);
      await expect(form).toHaveAttribute('aria-busy', 'true');
      for (let press = 0; press < 2; press += 1) await page.keyboard.press('Enter');
      const title = dialog.getByLabel('عنوان آدرس');
      await writeBy(hand, page, title, 'انبار دوم');
      await expect(form).toHaveAttribute('aria-busy', 'true');
      answer();
      await expect(page.getByText('آدرس «انبار شهریار» ذخیره شد.')).toBeVisible();
      const keys = writes.filter(({ path }) => path === ADDRESSES).map(({ key }) => key);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
      const changed = page.getByRole('dialog', { name: 'ویرایش آدرس «انبار شهریار»' });
      await expect(changed.getByLabel('عنوان آدرس')).toHaveValue('انبار دوم');
      await pressBy(hand, page, changed.getByRole('button', { name: 'ذخیرهٔ آدرس' }));
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article', { name: 'انبار دوم' })).toBeVisible();

      const read = await holdCalls(page, 'GET');
      await page.reload();
      await expect(page.getByText('در حال خواندن آدرس‌ها…')).toBeAttached();
      read();
      await expect(page.getByRole('article', { name: 'انبار دوم' })).toBeVisible();
      expect(await sidewaysPx(page)).toBe(0);
    },
  );
}

test('serves no profile page, known or unknown, without a session', async ({ request }) => {
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
