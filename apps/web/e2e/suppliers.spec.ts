import type { Page } from '@playwright/test';
import { cityField, nationwideAgent, provinceField } from './agents';
import { expect, type Product, test } from './product';
import { look } from './screens';

const directory = '/suppliers/Product';
const question = 'آیا امروز در شهر من نماینده است؟';

/** Goes from the area to the profile, to the delegations, and checks a city there. */
async function checkSupplier(
  page: Page,
  product: Product,
  see: (name: string) => Promise<void>,
): Promise<void> {
  const { supplier, brand } = await nationwideAgent(product);
  await page.goto(directory);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تأمین‌کنندگان محصولات');
  await expect(page.getByRole('status').filter({ hasText: 'تأمین‌کننده' }).first()).toBeVisible();
  await see('suppliers-1-directory');
  await page.getByRole('main').getByRole('link', { name: supplier.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(supplier.name);
  await see('suppliers-2-profile');
  await page.getByRole('link', { name: 'نمایندگی‌ها', exact: true }).click();
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  // The cities of the province, not those of the whole country.
  await expect(cityField(page)).toHaveCount(0);
  await provinceField(page).selectOption({ label: 'البرز' });
  await page.getByRole('button', { name: 'شهرها', exact: true }).click();
  await expect(page).toHaveURL(/merchantDelegations\/.*\?state=[\w-]+#check$/);
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /state=/);
  await cityField(page).selectOption({ label: 'کرج' });
  await page.getByRole('button', { name: 'بررسی', exact: true }).click();
  await expect(page).toHaveURL(/merchantDelegations\/.*\?city=city-karaj/);
  await expect(page.getByRole('status').filter({ hasText: 'در کرج نماینده است' })).toContainText(brand);
  await see('suppliers-3-answer');
}

test(
  'finds a supplier by area and checks it for the selected city',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    await checkSupplier(page, product, (name) => look(page, info, name));
    await page.goBack();
    await expect(page).not.toHaveURL(/city=/);
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'در کرج' })).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same check works, as do letter, search and filters', { tag: '@phone' }, async ({
    page,
    product,
  }) => {
    await checkSupplier(page, product, async () => undefined);
    await page.goto(`${directory}?letter=${encodeURIComponent('ک')}`);
    await expect(page).toHaveURL(/#letter-/);
    await page.goto(directory);
    await page.getByRole('searchbox', { name: 'نام تأمین‌کننده' }).fill('پمپ');
    await page.getByRole('main').getByRole('button', { name: 'جستجو', exact: true }).click();
    await expect(page).toHaveURL(/\/suppliers\/search\/.*categoryType=Product/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('پمپ');
    // Valves, not whoever is in «شیراز».
    await page.goto(`/suppliers/search/${encodeURIComponent('شیر')}`);
    await expect(page.locator('.u-suppliers td.field').first()).toContainText('شیر ');
  });
});

test('a wrong slug redirects, an unknown area returns 404, a corrected name is shown', {
  tag: '@phone',
}, async ({ page, product }) => {
  const { supplier } = await nationwideAgent(product);
  await page.goto(`/supplier/${supplier.id}/merchantDelegations/wrong`);
  expect(decodeURIComponent(page.url())).toContain(supplier.slug);
  expect((await page.goto('/suppliers/Nowhere'))?.status()).toBe(404);
  // «بازرگانی» typed on a Latin keyboard.
  await page.goto(`/suppliers/search/${encodeURIComponent("fhcv'hkd")}`);
  await expect(page.getByRole('note')).toContainText('بازرگانی');
  await page.getByRole('link', { name: /^جستجوی دقیق/ }).click();
  await expect(page).toHaveURL(/exact=1/);
  await expect(page.getByRole('note')).toHaveCount(0);
});
