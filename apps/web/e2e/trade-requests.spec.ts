import { axeViolations } from './axe-violations';
import { logIn } from './log-in';
import { sidewaysPx } from './personal-info-steps';
import { expect, test } from './product';
import { look } from './screens';

/** The seed's demo buyer has requests in every lasting state; each device works on requests of its own. */
const ANSWERED = 'تراش محور پمپ';
/** What each device withdraws, by its run. */
const WITHDRAWN = {
  phone: ['شیر توپی سه‌راهه', 'پمپ دنده‌ای روغن'],
  desktop: ['شیر کشویی خط آب خنک', 'پیچ و مهرهٔ سازه'],
} as const;

test(
  'the list is filtered, a request opened, and one withdrawn with its reason',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    await page.goto('/profile/directorder?turn=buyer');
    await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile%2Fdirectorder%3Fturn%3Dbuyer/);
    await page.waitForLoadState('networkidle');
    await logIn(page, product);
    await expect(page).toHaveURL(/\/profile\/directorder\?turn=buyer$/);
    const rows = page.getByRole('row');
    await expect(page.getByRole('rowheader', { name: ANSWERED })).toBeVisible();
    await look(page, info, 'trade-list');
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page, { isStrict: true })).toEqual([]);

    await test.step('filters stand in the address, and Back returns', async () => {
      await page.getByRole('link', { name: /^همه/ }).click();
      await expect(page).toHaveURL(/\/profile\/directorder$/);
      await page.getByLabel('شماره، کد، تأمین‌کننده').fill(ANSWERED);
      await expect(page).toHaveURL(/term=/);
      await expect(rows.filter({ hasText: ANSWERED })).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(/\/profile\/directorder$/);
      await expect(rows.nth(2)).toBeVisible();
    });

    await test.step('an answered request shows its answer', async () => {
      await page.getByRole('link', { name: ANSWERED, exact: true }).click();
      await expect(page.getByRole('heading', { name: /^گام بعدی با شماست/ })).toBeVisible();
      await expect(page.getByText('جمع پاسخ، بدون مالیات و ارسال')).toBeVisible();
      await look(page, info, 'trade-request');
      expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
      expect(await axeViolations(page, { isStrict: true })).toEqual([]);
    });

    await test.step('R-402 withdrawing asks once, and why, and ends it', async () => {
      await page.goto('/profile/directorder?turn=buyer');
      const title = WITHDRAWN[info.project.name === 'phone' ? 'phone' : 'desktop'][info.retry] ?? '';
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('button', { name: 'پس‌گرفتن درخواست' }).click();
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      const reason = 'نیاز از انبار تأمین شد.';
      await dialog.getByLabel('دلیل (اختیاری)').fill(reason);
      await look(page, info, 'trade-withdraw');
      await dialog.getByRole('button', { name: 'پس‌گرفتن', exact: true }).click();
      await expect(page.locator('#request-events')).toContainText(reason);
      await expect(page.getByText('پس‌گرفته‌شده').first()).toBeVisible();
    });
  },
);
