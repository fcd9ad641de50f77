import { openFilters, resultCount } from './list';
import { logIn } from './log-in';
import { expect, test } from './product';
import { look } from './screens';

test(
  'from the four areas to a stored favourite, through a restart of everything',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    const main = page.getByRole('main');

    await page.goto('/');
    for (const area of ['خدمات صنعتی', 'محصولات', 'خدمات مشاوره‌ای', 'اسناد الکترونیکی']) {
      await expect(main.getByRole('link', { name: new RegExp(`^${area}`) }).first()).toBeVisible();
    }
    await look(page, info, '1-home');

    await main
      .getByRole('link', { name: /^محصولات/ })
      .first()
      .click();
    if (info.project.name === 'phone') await expect(page).toHaveURL(/categoryType\/Product$/);
    await page.goto('/category/categoryType/Product');
    await look(page, info, '2-area');
    for (const step of [/^انتقال قدرت و یاتاقان/, /^بلبرینگ/]) {
      await main.getByRole('link', { name: step }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(step);
    }
    await look(page, info, '3-category');
    await main
      .getByRole('link', { name: /^بلبرینگ شیار عمیق/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('بلبرینگ شیار عمیق');
    const everything = await resultCount(page);
    await look(page, info, '4-list');

    await openFilters(page, info.project.name);
    await page.getByLabel('واحد قطر داخلی').selectOption({ label: 'in' });
    await page.getByRole('textbox', { name: 'قطر داخلی، کمترین' }).fill('۰٫۷۵');
    await page.getByRole('textbox', { name: 'قطر داخلی، بیشترین' }).fill('1.2');
    await page.getByRole('button', { name: /^(اعمال فیلترها|نمایش)/ }).click();
    await expect(page).toHaveURL(/f=p-bore:0\.75~1\.2@u-in/);
    await expect(page.getByRole('list', { name: 'فیلترهای فعال' })).toContainText('in');
    await expect.poll(() => resultCount(page)).toBeLessThan(everything);
    const filtered = await resultCount(page);
    await look(page, info, '5-filtered');

    const results = page.getByRole('region', { name: 'محصولات بلبرینگ شیار عمیق' });
    const open = (await results.count()) > 0 ? results : main;
    await open.locator('a[href^="/products/sp-"]').first().click();
    await expect(page).toHaveURL(/\/products\/sp-/);
    const name = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim();
    await expect(page.getByText('قطر داخلی').first()).toBeVisible();
    await look(page, info, '6-product');

    await page.goBack();
    await expect(page).toHaveURL(/f=p-bore:0\.75~1\.2@u-in/);
    await expect.poll(() => resultCount(page)).toBe(filtered);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await page.locator('main a[href^="/supplier/"]:visible').first().click();
    await expect(page).toHaveURL(/\/supplier\/s-/);
    await look(page, info, '7-supplier');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await page.getByRole('button', { name: 'افزودن به علاقه‌مندی‌ها' }).first().click();
    await expect(page).toHaveURL(/\/users\/login\?.*redirectPath=/);
    await look(page, info, '8-login');
    await logIn(page, product, info.project.name === 'phone' ? '09120000002' : undefined);
    await expect(page).toHaveURL(/\/products\/sp-/);
    await expect(page.getByRole('button', { name: 'در علاقه‌مندی‌ها', pressed: true }).first()).toBeVisible();

    await page.goto('/profile/favorites');
    await expect(main.getByText(name).first()).toBeVisible();
    await look(page, info, '9-favourites');

    await product.restartEverything();
    await page.goto('/profile/favorites');
    await expect(main.getByText(name).first()).toBeVisible();
    await main.getByRole('link', { name }).first().click();
    await expect(page.getByRole('button', { name: 'در علاقه‌مندی‌ها', pressed: true }).first()).toBeVisible();
  },
);
