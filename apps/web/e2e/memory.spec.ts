import { readFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { axeViolations } from './axe-violations';
import { startSession } from './log-in';
import { sidewaysPx } from './personal-info-steps';
import { expect, test } from './product';
import { look } from './screens';

/** A number nobody else has, also on a second run. */
const mobileOf = ({ project, retry }: TestInfo) => `0917100${project.name === 'phone' ? '2' : '1'}${retry}00`;
const LIST = '/products/category/c-deep-groove-ball-bearing/x?f=p-bore:20~30@u-mm';

test(
  'a note with its reminder is found and changed; a favourite is removed and brought back; a visit opens as it was',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    await startSession(page, product, mobileOf(info));
    const headers = { origin: product.settings.SITE_URL };
    const tell = async (call: string, data: object) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const answer = await page.request.post(`/api/v1/${call}`, { headers: { ...headers, ...key }, data });
      expect(answer.ok()).toBe(true);
    };
    for (const objectId of ['sp-1', 'sp-2', 'sp-3'])
      await tell('userfavorites', { objectType: 'Product', objectId });
    const visit = { objectType: 'Category', objectId: 'c-deep-groove-ball-bearing' };
    await tell('pagevisits/visit-count', { ...visit, path: LIST });
    await tell('notes', { objectType: 'Product', objectId: 'sp-2', text: 'یادداشت دیگر', color: 'Blue' });

    await test.step('writes a note with a reminder on what was visited last', async () => {
      await page.goto('/profile/notes/all');
      await page.getByRole('button', { name: 'یادداشت تازه' }).click();
      const sheet = page.getByRole('dialog', { name: 'یادداشت تازه' });
      await sheet.getByRole('list').getByRole('button').first().click();
      await sheet.getByLabel('متن یادداشت').fill('پیش‌فاکتور ده عدد');
      await sheet.getByText('سرخ', { exact: true }).click();
      await sheet.getByLabel('روز یادآور').fill('۱۴۰۶/۰۲/۱۰');
      await sheet.getByLabel('ساعت').fill('۹:۳۰');
      await sheet.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
      await expect(sheet).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: '۲ یادداشت' })).toContainText(
        '۱ یادآور پیش رو',
      );
    });

    await test.step('finds it by a word however it is spelt, and by its colour', async () => {
      await page.getByLabel('جستجو در یادداشت').fill('پیش فاکتور');
      await expect(page).toHaveURL(/[?&]q=/);
      await page.getByLabel('رنگ').selectOption('Red');
      await expect(page).toHaveURL(/color=Red/);
      await expect(page.getByRole('status').filter({ hasText: '۱ یادداشت' })).toBeVisible();
      expect([await sidewaysPx(page), await axeViolations(page, { isStrict: true })]).toEqual([0, []]);
      await look(page, info, 'memory-notes');
    });
    const row = page.getByRole('list', { name: 'یادداشت‌ها' }).getByRole('listitem').first();
    const menu = row.getByRole('button', { name: /^کارهای/ });

    await test.step('saves the reminder for a calendar', async () => {
      await menu.click();
      const saved = page.waitForEvent('download');
      await row.getByRole('button', { name: 'افزودن به تقویم' }).click();
      const file = await readFile(await (await saved).path(), 'utf8');
      const lines = file.split('\r\n');
      expect(lines).toContain('DTSTART:20270430T060000Z');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    });

    await test.step('a second tab changes it meanwhile: both versions are shown, and what was typed is rows', async () => {
      await row.getByRole('button', { name: 'ویرایش' }).click();
      await row.getByLabel('متن یادداشت').fill('پیش‌فاکتور دوازده عدد');
      const { items } = await (await page.request.get('/api/v1/notes/byuser?color=Red')).json();
      const { id, version } = items[0];
      const change = { text: 'پیش‌فاکتور از تب دیگر', color: 'Red', version };
      expect((await page.request.put(`/api/v1/notes/${id}`, { headers, data: change })).ok()).toBe(true);
      await row.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
      await expect(row.getByText('پیش‌فاکتور از تب دیگر')).toBeVisible();
      await row.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
      await expect(row.getByText('پیش‌فاکتور دوازده عدد')).toBeVisible();
    });

    await test.step('removes a favourite by keyboard, brings it back, and removes it for good', async () => {
      await page.goto('/profile/favorites/product');
      const rows = page.getByRole('list', { name: 'علاقه‌مندی‌ها' }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      const link = (at: number) => rows.nth(at).locator('[data-row-link]');
      await link(0).focus();
      await page.keyboard.press('ArrowDown');
      await expect(link(1)).toBeFocused();
      await page.keyboard.press('Delete');
      const undo = page.getByRole('button', { name: 'بازگردانی' });
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(link(1)).toBeFocused();
      await page.keyboard.press('Delete');
      await expect(undo).toBeFocused();
      await page.goto('/profile/last-visits/all');
      await expect(page.getByRole('navigation', { name: 'حافظهٔ کار' })).toContainText('علاقه‌مندی‌ها ۲');
    });

    await test.step('opens a visited list with its filters', async () => {
      await expect(page.getByRole('list', { name: 'فیلترهای آن بازدید' })).toContainText('mm');
      await page
        .getByRole('list', { name: /^بازدیدها/ })
        .getByRole('link', { name: 'بازکردن با همین فیلترها' })
        .click();
      await expect(page).toHaveURL(/c-deep-groove-ball-bearing.*f=p-bore:20~30@u-mm/);
    });
  },
);
