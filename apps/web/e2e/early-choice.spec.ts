import type { Page } from '@playwright/test';
import { holdScript } from './hold-script';
import { expect, test } from './product';

const screens: readonly {
  readonly name: string;
  readonly path: string;
  readonly choose: (page: Page) => Promise<unknown>;
  readonly wanted: RegExp;
}[] = [
  {
    name: 'the order of a list',
    path: '/products/category/c-pressure-gauge',
    choose: (page) => page.getByRole('combobox', { name: /^مرتب‌سازی/ }).selectOption('name'),
    wanted: /\?sort=name$/,
  },
  {
    name: 'a filter of a list',
    path: '/products/category/c-pressure-gauge',
    choose: (page) => page.getByRole('switch', { name: 'تنها تأییدشده‌ها' }).check(),
    wanted: /\?confirmedOnly=true$/,
  },
  {
    name: 'the unit of a range in force',
    path: '/products/category/c-pressure-gauge?f=p-measuring-pressure:2~@u-mpa',
    choose: (page) => page.getByLabel('واحد بازهٔ فشار').selectOption({ label: 'bar' }),
    wanted: /f=p-measuring-pressure:20~@u-bar$/,
  },
  {
    name: 'a filter of a search in an area',
    path: '/products/search/Product',
    choose: (page) => page.getByRole('checkbox', { name: /^تولیدکننده/ }).check(),
    wanted: /\?kinds=Manufacturer$/,
  },
  {
    name: 'the order of a search for suppliers',
    path: `/suppliers/search/${encodeURIComponent('پمپ')}`,
    choose: (page) => page.getByRole('combobox', { name: /^مرتب‌سازی/ }).selectOption('name'),
    wanted: /sort=name/,
  },
];

for (const { name, path, choose, wanted } of screens) {
  test(`applies a choice made before the script loads: ${name}`, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await choose(page);
    await expect(page).not.toHaveURL(wanted);
    release();
    await expect(page).toHaveURL(wanted);
    // Going back to the document clears none of its fields.
    await page.goBack();
    await page.waitForLoadState('networkidle');
    await expect(page).not.toHaveURL(wanted);
  });
}

test('R-400 a number typed and sent before the script loads gets its code, and stays out of the address', async ({
  page,
}, info) => {
  const release = await holdScript(page);
  const path = '/users/login?redirectPath=%2Fprofile%2Fmessages';
  await page.goto(path, { waitUntil: 'commit' });
  const field = page.getByLabel('شمارهٔ موبایل');
  await field.fill(`۰۹۱۲۰۰۰۷۷۱${info.retry}`);
  await field.press('Enter');
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await expect(page).toHaveURL(path);
  release();
  await expect(page.getByLabel(/کد یک‌بارمصرف/)).toBeVisible();
  await expect(page).toHaveURL(path);
});
