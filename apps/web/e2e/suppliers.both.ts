import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { call } from './addresses';
import { expect, type Product, test } from './product';
import { look } from './screens';

interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly delegationCount: number;
}

interface Delegation {
  readonly brand: string;
  readonly state: string;
  readonly territory: { readonly isNationwide: boolean };
}

const directory = '/suppliers/Product';
const question = 'آیا امروز در شهر من نماینده است؟';

/** A supplier of the directory's first page with an agency in force in the whole country. */
async function nationwideAgent(
  product: Product,
): Promise<{ readonly supplier: Listed; readonly brand: string }> {
  const { items } = await call<{ items: Listed[] }>(
    product,
    'suppliers?categoryType=Product&sort=name&pageSize=50',
  );
  for (const supplier of items.filter(({ delegationCount }) => delegationCount > 0)) {
    const found = await call<{ items: Delegation[] }>(
      product,
      `merchantdelegations?supplierId=${supplier.id}`,
    );
    const agency = found.items.find(({ state, territory }) => state === 'Active' && territory.isNationwide);
    if (agency) return { supplier, brand: agency.brand };
  }
  throw new Error('no supplier of the first page is a nationwide agent');
}

/** The question's own select; the panel around it carries the same words. */
const cityField = (page: Page) => page.getByRole('combobox', { name: 'شهر من', exact: true });

/** By area to the profile, from there to the agencies, and the question about one's own city. */
async function checkSupplier(
  page: Page,
  product: Product,
  see: (name: string) => Promise<void>,
): Promise<void> {
  const { supplier, brand } = await nationwideAgent(product);
  // A copy kept while the backend was in trouble is shown once more before it is made anew.
  await expect(async () => {
    await page.goto(directory);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تأمین‌کنندگان محصولات');
    const count = page.getByRole('status').filter({ hasText: 'تأمین‌کننده' });
    await expect(count.first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await see('suppliers-1-directory');
  await page.getByRole('link', { name: supplier.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(supplier.name);
  await see('suppliers-2-profile');
  await page.getByRole('link', { name: 'نمایندگی‌ها', exact: true }).click();
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await cityField(page).selectOption({ label: 'کرج' });
  await page.getByRole('button', { name: 'بررسی', exact: true }).click();
  await expect(page).toHaveURL(/merchantDelegations\/.*\?city=city-karaj/);
  await expect(page.getByRole('status').filter({ hasText: 'در کرج نماینده است' })).toContainText(brand);
  await see('suppliers-3-answer');
}

test('a supplier is found by area and checked for one’s own city', async ({ page, product }, info) => {
  test.setTimeout(120_000);
  await checkSupplier(page, product, (name) => look(page, info, name));
  await page.goBack();
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'در کرج' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same check works, and so do letter, search and filters', async ({ page, product }) => {
    test.setTimeout(120_000);
    await checkSupplier(page, product, async () => undefined);
    await page.goto(`${directory}?letter=${encodeURIComponent('ک')}`);
    await expect(page).toHaveURL(/#letter-/);
    await page.goto(directory);
    await page.getByRole('searchbox', { name: 'نام تأمین‌کننده' }).fill('پمپ');
    await page.getByRole('main').getByRole('button', { name: 'جستجو', exact: true }).click();
    await expect(page).toHaveURL(/\/suppliers\/search\/.*categoryType=Product/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('پمپ');
  });
});

test('the city is asked with the keyboard alone', async ({ page, product }, info) => {
  test.skip(info.project.name === 'phone', 'a phone has no Tab key');
  const { supplier, brand } = await nationwideAgent(product);
  await page.goto(`/supplier/${supplier.id}/merchantDelegations/${encodeURIComponent(supplier.slug)}`);
  const city = cityField(page);
  for (
    let step = 0;
    step < 60 && !(await city.evaluate((node) => node === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(city).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?city=/);
  await expect(page.getByRole('status').filter({ hasText: 'نماینده است' })).toContainText(brand);
});

test('a wrong slug leads on, an unknown area answers 404, a repaired name is told', async ({
  page,
  product,
}) => {
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

test('axe finds nothing on the screens of suppliers', async ({ page, product }) => {
  test.setTimeout(120_000);
  const { supplier } = await nationwideAgent(product);
  const own = `/supplier/${supplier.id}`;
  const delegations = `${own}/merchantDelegations/${encodeURIComponent(supplier.slug)}`;
  const cutting = await call<{ slug: string }>(product, 'categories/c-laser-cutting/active');
  const makers = `/supplier/category/c-laser-cutting/${encodeURIComponent(cutting.slug)}`;
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 4000 });
  for (const path of [
    directory,
    `/suppliers/search/${encodeURIComponent('پمپ')}`,
    `/suppliers/search/${encodeURIComponent('پمپ')}?view=table`,
    `${delegations}?city=city-karaj`,
    makers,
    `${makers}?f=p-max-thickness:2~20@u-mm`,
    `${own}/products/Product`,
    `${own}/content-list`,
  ]) {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
    expect([path, found]).toEqual([path, []]);
  }
});
