import type { Page } from '@playwright/test';
import { closeFilters, numberIn, openFilters, resultCount } from './list';
import { expect, test } from './product';
import { look } from './screens';

test(
  'finds the gauges that reach a typed pressure by area and scientific name, with the result count of each filter',
  { tag: '@phone' },
  async ({ page }, info) => {
    const width = info.project.name;
    await page.goto('/category/categoryType/Product');
    const groups = page.getByRole('main').getByRole('link', { name: /^ابزار دقیق/ });
    await expect(groups.first()).toBeVisible();
    await page
      .getByRole('searchbox', { name: 'جستجو در دسته‌های این بخش' })
      .pressSequentially('pressure gauge');
    await expect(groups).toHaveCount(0);
    await look(page, info, 'area-narrowed');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^گیج فشار/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('گیج فشار');
    const everything = await resultCount(page);

    await openFilters(page, width);
    const least = page.getByRole('textbox', { name: 'بازهٔ فشار، کمترین' });
    const unit = page.getByLabel('واحد بازهٔ فشار');
    await least.fill('۱٫۵ مگاپاسکال');
    await least.press('Enter');
    await expect(page).toHaveURL(/f=p-measuring-pressure:1\.5~@u-mpa$/);
    await expect(unit).toHaveValue('u-mpa');
    await expect(page.getByRole('status').filter({ hasText: 'محصول' }).first()).not.toHaveText(
      new RegExp(`^${everything.toLocaleString('fa-IR')} `),
    );
    const reaching = await resultCount(page);
    expect(reaching).toBeLessThan(everything);
    await unit.selectOption({ label: 'bar' });
    await expect(page).toHaveURL(/f=p-measuring-pressure:15~@u-bar$/);
    await page.goBack();
    await expect(page).toHaveURL(/:1\.5~@u-mpa$/);
    await expect(unit).toHaveValue('u-mpa');
    await page.getByRole('group', { name: 'پرشده با گلیسیرین' }).getByLabel(/^دارد/).check();
    await expect(page).toHaveURL(/u-mpa.*&f=p-/);
    await closeFilters(page, width);

    const cell = page
      .getByRole('row')
      .nth(width === 'phone' ? 0 : 1)
      .getByRole('cell')
      .filter({ hasText: 'bar' });
    await expect(cell.last()).toHaveText(/[۰-۹٫]+\sتا\s[۰-۹٫]+.*[۰-۹٫]+\sتا\s[۰-۹٬]+\s*bar/);
    const chips = page.getByRole('list', { name: 'فیلترهای فعال' });
    const pressure = chips.getByRole('link', { name: /^بازهٔ فشار از ۱٫۵ MPa/ });
    const filled = chips.getByRole('link', { name: /با برداشتن آن/ }).filter({ hasNotText: 'بازهٔ فشار' });
    await expect(pressure).toHaveAccessibleName(/با برداشتن آن .* محصول/);
    await look(page, info, 'list-two-filters');
    if (width === 'desktop') await expectTabletLayout(page);
    const spoken = (await filled.textContent())?.match(/با برداشتن آن (.*) محصول/)?.[1] ?? '';
    expect(numberIn(spoken)).toBe(reaching);
    await filled.click();
    await expect.poll(() => resultCount(page)).toBe(reaching);
    await page.goBack();
    await expect(filled).toBeVisible();

    await openFilters(page, width);
    await least.fill('۵۰۰ bar');
    await least.press('Enter');
    await expect(page).toHaveURL(/:500~@u-bar/);
    await closeFilters(page, width);
    const none = page.getByRole('status').filter({ hasText: 'با این فیلترها محصولی نیست.' });
    await expect(none).toBeVisible();
    await look(page, info, 'list-none');
    const advice = none.getByRole('listitem').filter({ hasText: 'محصول' });
    const promised = numberIn((await advice.textContent())?.match(/[۰-۹٬]+ محصول$/)?.[0] ?? '');
    await advice.getByRole('link', { name: /^بازهٔ فشار/ }).click();
    await expect.poll(() => resultCount(page)).toBe(promised);
    expect(promised).toBeGreaterThan(0);
  },
);

/** A tablet has the table as a table, which makes the page no wider, and the filters in a sheet of 360 px beside it. */
async function expectTabletLayout(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('columnheader').filter({ hasText: 'تأمین‌کننده' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^فیلترها/ }).click();
  const sheet = page.getByRole('complementary', { name: 'فیلترها' });
  await expect.poll(async () => await sheet.boundingBox()).toMatchObject({ x: 408, y: 0, width: 360 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width, height });
}
