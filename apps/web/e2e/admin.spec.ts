import { axeViolations } from './axe-violations';
import { pressUntil } from './focus';
import { logInByHttp } from './http-person';
import { startSession } from './log-in';
import { sidewaysPx } from './personal-info-steps';
import { expect, test } from './product';
import { look } from './screens';

const ADMIN = '09120000009';
const CHARGE = '**/api/v1/wallettransactions/charge';

test(
  'the administrator credits a customer once, by keyboard alone, however often it is pressed and though the net is cut',
  {
    tag: '@phone',
  },
  async ({ page, product }, info) => {
    const { keyboard } = page;
    const mobile = `0917600${info.project.name === 'phone' ? '03' : '02'}${info.retry}0`;
    const customer = await logInByHttp(product, mobile, 'ارغوان‌زاده');
    await startSession(page, product, ADMIN);
    await page.goto('/profile/admin?view=customers');
    await expect(page.getByRole('status').filter({ hasText: /کاربر$/ })).toBeVisible();
    await look(page, info, 'admin-customers');
    expect([await sidewaysPx(page), await axeViolations(page, { isStrict: true })]).toEqual([0, []]);
    await keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'نام، شرکت، شماره یا ایمیل' });
    await expect(search).toBeFocused();
    await keyboard.type(mobile);
    await expect(page.getByRole('status').filter({ hasText: /^۱ کاربر$/ })).toBeVisible();
    await search.blur();
    await keyboard.press('j');
    const name = page.getByRole('link', { name: 'نسترن ارغوان‌زاده' });
    await expect(name).toBeFocused();
    await keyboard.press('Enter');

    const amount = page.getByLabel('مبلغ', { exact: true });
    const reason = page.getByLabel(/^دلیل/);
    const confirm = page.getByRole('button', { name: 'دادن ۷۵۰٬۰۰۰ تومان اعتبار' });
    await pressUntil(page, 'Tab', amount);
    await keyboard.type('۷۵۰۰۰۰');
    await expect(page.getByText('هفتصد و پنجاه هزار تومان')).toBeVisible();
    await keyboard.press('Tab');
    await expect(reason).toBeFocused();
    await keyboard.type('جبران دیرکرد');
    await look(page, info, 'admin-customer');
    expect([await sidewaysPx(page), await axeViolations(page, { isStrict: true })]).toEqual([0, []]);

    await test.step('the service gives it, and its answer is lost', async () => {
      await page.route(CHARGE, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await amount.focus();
      await keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('هفتصد و پنجاه هزار تومان');
      await expect(dialog).toContainText('•••');
      await look(page, info, 'admin-credit');
      expect(await axeViolations(page, { isStrict: true })).toEqual([]);
      await expect(confirm).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByText('ارتباط برقرار نیست؛ نوشتهٔ شما نگه داشته شد.')).toBeVisible();
      await page.unroute(CHARGE);
    });

    await test.step('after a reload nothing is lost; pressed ten times it is the same credit', async () => {
      await page.reload();
      await expect(reason).toHaveValue('جبران دیرکرد');
      await amount.focus();
      await keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toContainText('نیز به این کاربر داده شده است');
      await confirm.evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 10; press += 1) button.click();
      });
      await expect(page.getByText('۷۵۰٬۰۰۰ تومان به کیف پول نسترن ارغوان‌زاده افزوده شد.')).toBeVisible();
      await expect(reason).toHaveValue('');
      await look(page, info, 'admin-credited');
    });
    const ledger = await (await customer.get('/api/v1/wallettransactions')).json();
    expect(ledger.items).toEqual([
      expect.objectContaining({ kind: 'AdminCharge', amountRial: 7_500_000, balanceAfterRial: 7_500_000 }),
    ]);

    if (info.project.name !== 'phone') {
      await test.step('a tablet shows every column of the ledger', async () => {
        const desktop = page.viewportSize();
        await page.setViewportSize({ width: 768, height: 1024 });
        const table = page.locator('#ledger').getByRole('table');
        await look(page, info, 'admin-customer-768');
        expect(
          await table.evaluate((part) => part.clientWidth - (part.closest('#ledger')?.clientWidth ?? 0)),
        ).toBeLessThanOrEqual(0);
        if (desktop) await page.setViewportSize(desktop);
      });
    }
    await test.step('back leads to the found customer', async () => {
      await page.getByRole('link', { name: 'بازگشت به کاربران' }).click();
      await expect(search).toHaveValue(mobile);
      await expect(name).toBeVisible();
    });
  },
);

test('the visits of the site, and a draft before it is out, without what its text would run', async ({
  page,
  product,
}, info) => {
  await startSession(page, product, ADMIN);
  await page.goto('/profile/admin');
  await expect(page.locator('#visits').getByRole('table')).toBeAttached();
  await look(page, info, 'admin-visits');
  expect(await axeViolations(page, { isStrict: true })).toEqual([]);
  await page.getByRole('link', { name: 'پیش‌نمایش محتوا' }).click();
  await page.getByLabel('شناسهٔ صفحه').fill('nothing-of-this-name');
  await page.keyboard.press('Enter');
  await expect(page.getByText('صفحه‌ای با این شناسه نیست.')).toBeVisible();
  await page.getByLabel('شناسهٔ صفحه').fill('pg-supplier-draft-carbide');
  await page.keyboard.press('Enter');
  await expect(page.getByText('پیش‌نویس', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
  await look(page, info, 'admin-preview');
  expect(await axeViolations(page, { isStrict: true })).toEqual([]);
});

test(
  'what a role or a company does not allow is told on the spot, and nothing of it is read',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    await startSession(page, product, '09120000012');
    const read: string[] = [];
    page.on('request', (request) => read.push(new URL(request.url()).pathname));
    await page.goto('/profile/wallet');
    await expect(page.getByText('کیف پول و طرح برای شما باز نیست.')).toBeVisible();
    await look(page, info, 'closed-section');
    expect([await sidewaysPx(page), await axeViolations(page, { isStrict: true })]).toEqual([0, []]);
    await page.goto('/profile/directorder');
    await expect(page.getByText('سفارش‌های مستقیم برای شما باز نیست.')).toBeVisible();
    expect(read.filter((path) => /wallettransactions|gateways|payments|traderequests/.test(path))).toEqual(
      [],
    );
    const answer = await page.goto('/profile/admin');
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('main').getByText('اجازهٔ دیدن این صفحه را ندارید')).toBeVisible();
    await look(page, info, 'admin-forbidden');
    await page.getByRole('button', { name: 'ورود با حساب دیگر' }).click();
    await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile%2Fadmin$/);
    await expect(page.getByRole('textbox').first()).toBeVisible();
  },
);
