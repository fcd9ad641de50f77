import { expect, test } from './product';
import { look } from './screens';

const area = '/products/search/Product';

test(
  'corrects a term typed in the wrong keyboard layout, shows the correction, and searches the exact term on request',
  { tag: '@phone' },
  async ({ page }, info) => {
    await page.goto("/search?q=ldg'vn");
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('نتایج برای «میلگرد»');
    const exact = page.getByRole('link', { name: "جستجوی دقیق «ldg'vn»" });
    await expect(page.getByRole('note')).toContainText('صفحه‌کلید');
    await expect(page.getByRole('list', { name: 'محصولات' }).getByRole('listitem').first()).toBeVisible();
    await look(page, info, 'search-repaired');

    await exact.click();
    await expect(page).toHaveURL(/exact=1/);
    await expect(title).toHaveText("نتایج برای «ldg'vn»");
    await expect(page.getByText("برای «ldg'vn» نتیجه‌ای یافت نشد.")).toBeVisible();

    await page.getByRole('link', { name: 'نتایج برای «میلگرد»' }).click();
    await expect(title).toHaveText('نتایج برای «میلگرد»');
    await page.goBack();
    await expect(title).toHaveText("نتایج برای «ldg'vn»");
  },
);

test(
  'a Finglish term finds products in an area, with facets that stay in the address',
  { tag: '@phone' },
  async ({ page }, info) => {
    await page.goto(`${area}?term=bolbering`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('«بلبرینگ» در محصولات');
    await expect(page.getByRole('link', { name: 'جستجوی دقیق «bolbering»' })).toBeVisible();

    if (info.project.name === 'phone')
      await page.getByRole('button', { name: 'فیلترها', exact: true }).click();
    await page.getByRole('checkbox', { name: /^تولیدکننده/ }).check();
    await expect(page).toHaveURL(/kinds=Manufacturer/);
    if (info.project.name === 'phone') await page.keyboard.press('Escape');
    const chips = page.getByRole('list', { name: 'فیلترهای فعال' });
    await expect(chips).toContainText('تولیدکننده');
    await look(page, info, 'area-search');

    await page.goBack();
    await expect(page).not.toHaveURL(/kinds=/);
    await expect(chips).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /^تولیدکننده/, includeHidden: true })).not.toBeChecked();

    expect((await page.goto('/products/search/Nothing'))?.status()).toBe(404);
  },
);

test(
  'a scientific name finds products and categories, and is shown',
  { tag: '@phone' },
  async ({ page }, info) => {
    await page.goto('/search?q=deep+groove+ball');
    await expect(
      page.getByRole('navigation', { name: /محدودتر/ }).getByText('Deep groove ball bearing'),
    ).toBeVisible();
    const products = page.getByRole('list', { name: 'محصولات' });
    await expect(products.getByText('Deep groove ball bearing').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'نوع نتیجه' })
      .getByRole('link', { name: /^دسته‌ها/ })
      .click();
    await expect(page).toHaveURL(/tab=categories/);
    await expect(page.getByRole('list', { name: 'دسته‌ها' }).getByRole('listitem').first()).toBeVisible();
    await look(page, info, 'search-categories');
  },
);

test(
  'a failed kind of result shows an error, leaves the others, and recovers by its retry',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    // Nobody has searched for it yet: a cached response would hide the fault.
    const term = info.project.name === 'phone' ? 'یاتاقان' : 'گیربکس';
    await product.fault({ path: '/api/v1/suppliers', status: 503 });
    try {
      await page.goto(`/search?q=${term}`);
      const failed = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: 'تأمین‌کنندگان' }) });
      await expect(failed.getByRole('alert')).toContainText('نتایج خوانده نشد.');
      await expect(page.getByRole('list', { name: 'محصولات' }).getByRole('listitem').first()).toBeVisible();
      await product.clearFaults();
      await failed.getByRole('link', { name: 'تلاش دوباره' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'نتایج خوانده نشد.' })).toHaveCount(0);
    } finally {
      await product.clearFaults();
    }
  },
);

test('searches by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('combobox', { name: 'جستجو' });
  await field.focus();
  await page.keyboard.type('fgfvdk');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'بلبرین' }).first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/نتایج برای «بلبرین/);

  const suppliers = page.getByRole('navigation', { name: 'نوع نتیجه' }).getByRole('link', { name: /^تأمین/ });
  for (let steps = 0; steps < 60; steps += 1) {
    if (await suppliers.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(suppliers).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=suppliers/);
  await expect(suppliers).toHaveAttribute('aria-current', 'page');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a buyer searches, changes the kind of results, filters and returns to the exact term',
    { tag: '@phone' },
    async ({ page }, info) => {
      await page.goto('/search');
      await page
        .getByRole('searchbox', { name: 'جستجو' })
        .or(page.getByRole('combobox', { name: 'جستجو' }))
        .first()
        .fill('milgerd');
      await page.getByRole('button', { name: 'جستجو' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^نتایج برای «/);
      await page
        .getByRole('navigation', { name: 'نوع نتیجه' })
        .getByRole('link', { name: /^محصولات/ })
        .click();
      await expect(page).toHaveURL(/tab=products/);

      await page.goto(`${area}?term=${encodeURIComponent('بلبرینگ')}`);
      if (info.project.name === 'phone')
        await page.getByRole('button', { name: 'فیلترها', exact: true }).click();
      await page.getByRole('checkbox', { name: /^تولیدکننده/ }).check();
      await page.getByRole('button', { name: /^اعمال فیلترها/ }).click();
      await expect(page).toHaveURL(/kinds=Manufacturer/);
      await expect(page.getByRole('list', { name: 'فیلترهای فعال' })).toContainText('تولیدکننده');
      await page
        .getByRole('link', { name: /نمایش جدولی|نمایش شبکه‌ای/ })
        .first()
        .click();
      await expect(page).toHaveURL(/view=/);
      await expect(page).toHaveURL(/kinds=Manufacturer/);
    },
  );
});
