import { call } from './addresses';
import { openFilters, resultCount } from './list';
import { expect, test } from './product';

test.use({ javaScriptEnabled: false });

test(
  'without JavaScript a buyer browses, filters by form, pages, compares and reads',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    const main = page.getByRole('main');
    const title = page.getByRole('heading', { level: 1 });
    await page.goto('/category/categoryType/Product');
    await page.getByRole('searchbox', { name: 'جستجو در دسته‌های این بخش' }).fill('deep groove');
    await main.getByRole('button', { name: 'جستجو', exact: true }).click();
    await expect(page).toHaveURL(/\?term=deep/);
    await main.getByRole('link', { name: /^بلبرینگ شیار عمیق/ }).click();
    await expect(title).toHaveText('بلبرینگ شیار عمیق');
    const everything = await resultCount(page);

    await openFilters(page, info.project.name);
    await page.getByRole('textbox', { name: 'قطر داخلی، کمترین' }).fill('۲ سانتی‌متر');
    await page.getByRole('button', { name: /^اعمال فیلترها/ }).click();
    await expect(page).toHaveURL(/f=p-bore:2~@u-cm/);
    await expect(page.getByRole('list', { name: 'فیلترهای فعال' })).toContainText('cm');
    const filtered = await resultCount(page);
    expect(filtered).toBeLessThan(everything);
    await page
      .getByRole('navigation', { name: 'صفحه‌ها' })
      .getByRole('link', { name: '۲', exact: true })
      .click();
    await expect(page).toHaveURL(/f=p-bore:2~@u-cm.*pageNumber=2/);
    await expect(page.getByText(/^نمایش ۲۶ تا/)).toBeVisible();
    expect(await resultCount(page)).toBe(filtered);

    const boxes = main.getByRole('checkbox', { name: /^مقایسهٔ / });
    for (const at of [0, 1]) await boxes.nth(at).check();
    await main.getByRole('button', { name: 'مقایسهٔ انتخاب‌شده‌ها' }).click();
    await expect(page).toHaveURL(/\?compare=sp-\d+~sp-\d+$/);
    await expect(page.getByRole('rowheader', { name: /^قطر داخلی/ })).toBeVisible();
    await page.getByRole('link', { name: 'فقط تفاوت‌ها' }).click();
    await expect(page.getByRole('status').filter({ hasText: /ویژگی از/ })).toBeVisible();

    // Its own, not the cross beside it.
    await page.getByRole('columnheader').locator('a[href^="/products/sp-"]').first().click();
    await expect(page).toHaveURL(/\/products\/sp-/);
    await expect(main.getByText('قطر داخلی').first()).toBeVisible();
    const id = new URL(page.url()).pathname.split('/')[2];
    const { baseProductId } = await call<{ baseProductId: string }>(
      product,
      `supplierproducts/${id}/catalog`,
    );
    await page.goto(`/products/base-product/${baseProductId}`);
    await expect(main.locator('a[href^="/products/sp-"]').first()).toBeVisible();

    await page.goto('/category/properties/c-pressure-gauge');
    const converter = page.getByRole('region', { name: 'تبدیل واحد' });
    await converter.getByRole('textbox', { name: 'مقدار' }).fill('۱٫۵ مگاپاسکال');
    await converter.getByRole('button', { name: 'تبدیل' }).click();
    await expect(converter).toContainText('۲۱۷٫۵۵۷');
  },
);
