import { readFile } from 'node:fs/promises';
import { numberIn } from './list';
import { expect, test } from './product';
import { look } from './screens';

const LIST = '/products/category/c-deep-groove-ball-bearing?f=p-bore:0.75~1.2@u-inch';

test(
  'compares three products of a list: differences, file, shared address and a request',
  { tag: '@phone' },
  async ({ page, browser, baseURL }, info) => {
    await page.goto(LIST);
    await page.getByRole('link', { name: 'درخواست با همین فیلترها' }).click();
    const basket = page.getByRole('dialog', { name: 'سبد درخواست' });
    await expect(basket.getByRole('status')).toHaveText('۱ مورد افزوده شد.');
    await expect(basket).toContainText('قطر داخلی ۰٫۷۵ تا ۱٫۲ in');
    await basket.getByRole('textbox', { name: 'مقدار' }).fill('۲۵');
    await basket.getByRole('button', { name: 'بستن' }).click();
    const inHeader = page.getByRole('banner').getByRole('link', { name: /^سبد درخواست/ });
    await expect(inHeader).toHaveAccessibleName('سبد درخواست، ۱ درخواست');

    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^مقایسهٔ / });
    const tray = page.getByRole('region', { name: 'سبد مقایسه' });
    for (const [at, said] of [
      [0, '۱ محصول'],
      [2, '۲ محصول'],
      [3, '۳ محصول'],
    ] as const) {
      await boxes.nth(at).check();
      await expect(tray).toContainText(said);
    }
    await look(page, info, 'compare-1-tray');
    await tray.getByRole('link', { name: 'مقایسه', exact: true }).click();
    await expect(page).toHaveURL(/\?compare=sp-\d+~sp-\d+~sp-\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مقایسهٔ بلبرینگ شیار عمیق');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    const all = await rows.count();
    await look(page, info, 'compare-2-all');

    await page.getByRole('link', { name: 'فقط تفاوت‌ها' }).click();
    await expect(page).toHaveURL(/&diff=1$/);
    const summary = page.getByRole('status').filter({ hasText: /ویژگی از/ });
    await expect(summary).toBeVisible();
    const different = numberIn((await summary.textContent()) ?? '');
    await expect(rows).toHaveCount(different);
    expect(different).toBeLessThan(all);
    await expect(page.getByRole('rowheader', { name: /\(متفاوت\)/ })).toHaveCount(different);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'دریافت CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]?.split(',')).toHaveLength(5);
    expect(lines.find((line) => line.includes('قطر داخلی'))).toMatch(/قطر داخلی,mm(,\d+){3}$/);
    expect(lines.at(-1)).toContain(`${baseURL}/products/sp-`);

    // Nothing of it is stored in this browser: anybody with the address sees the same.
    const stranger = await browser.newPage({ baseURL, viewport: page.viewportSize() });
    await stranger.goto(page.url());
    expect(await stranger.getByRole('table').textContent()).toBe(await page.getByRole('table').textContent());
    await stranger.close();

    await page.getByRole('link', { name: 'درخواست از این محصولات' }).click();
    await expect(basket.getByRole('status')).toHaveText('۳ مورد افزوده شد.');
    await look(page, info, 'compare-3-request');
    await basket
      .getByRole('button', { name: /^برداشتن/ })
      .last()
      .click();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(inHeader).toHaveAccessibleName('سبد درخواست، ۱ درخواست');
    await inHeader.click();
    await expect(basket.getByRole('textbox', { name: 'مقدار' })).toHaveCount(3);
    await expect(basket.getByRole('textbox', { name: 'مقدار' }).first()).toHaveValue('۲۵');
    await basket.getByRole('link').first().click();
    await expect(page).toHaveURL(/f=p-bore:0\.75~1\.2@u-inch$/);
    await expect(tray).toContainText('۳ محصول');
  },
);
