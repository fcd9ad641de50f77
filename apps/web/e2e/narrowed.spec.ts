import { closeFilters, openFilters, resultCount } from './list';
import { touch } from './listeners';
import { expect, type Product, test } from './product';
import { look } from './screens';

const SEARCH = /^POST .*\/categories\/c-pressure-gauge\/suppliers$/;

/** Returns how often the suppliers of a category were searched by POST. */
async function searches(product: Product): Promise<number> {
  const counts = await fetch(`${product.settings.CATALOGUE_API_URL}/__sandbox/requests`);
  const { byPath } = (await counts.json()) as { byPath: Record<string, number> };
  return Object.entries(byPath).reduce((sum, [path, count]) => sum + (SEARCH.test(path) ? count : 0), 0);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

test(
  'narrows suppliers by what they can offer; a failed search waits for its retry',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    // What one project has searched is cached for the other.
    const megapascals = info.project.name === 'phone' ? 40 : 25;
    await page.goto('/supplier/category/c-pressure-gauge');
    const found = page.getByRole('status').filter({ hasText: 'تأمین‌کننده' }).first();
    await expect(found).toBeVisible();
    const everybody = (await found.textContent()) ?? '';

    await product.fault({ path: '/api/v1/categories/c-pressure-gauge/suppliers', status: 503 });
    try {
      await openFilters(page, info.project.name);
      const least = page.getByRole('textbox', { name: 'بازهٔ فشار، کمترین' });
      await least.fill(`${megapascals} MPa`);
      await product.forgetCalls();
      const requested: string[] = [];
      page.on('request', (request) => {
        if (/f=p-measuring-pressure/.test(request.url())) requested.push(request.url());
      });
      await least.press('Enter');
      await expect(page).toHaveURL(new RegExp(`f=p-measuring-pressure:${megapascals}~@u-mpa$`));
      const failed = page.getByRole('alert').filter({ hasText: 'جستجوی تأمین‌کنندگان انجام نشد.' });
      await expect(failed).toBeVisible();
      // Requests of one second share a search, a failed one is not repeated: never more searches than requests.
      const times = requested.length;
      const searched = await searches(product);
      expect(searched).toBeGreaterThan(0);
      expect(searched).toBeLessThanOrEqual(times);
      await closeFilters(page, info.project.name);
      await look(page, info, 'makers-failed');
      // What the router requests later than that arrives, and nothing else.
      const later = page.waitForRequest((request) => /^\/\?.*_rsc=/.test(pathOf(request.url())));
      await touch(page.locator('a[href="/"]').first());
      await later;
      expect(requested).toHaveLength(times);
      await product.clearFaults();
      // A result, also a failure, is shared for a second: who retries sooner presses once more.
      await expect(async () => {
        if (await failed.isVisible()) await failed.getByRole('link', { name: 'تلاش دوباره' }).click();
        await expect(found).toBeVisible({ timeout: 1_500 });
      }).toPass();
    } finally {
      await product.clearFaults();
    }
    await expect(found).not.toHaveText(everybody);
    await expect(page.getByRole('list', { name: 'فیلترهای فعال' })).toContainText('MPa');
    await look(page, info, 'makers-narrowed');
    await page
      .getByRole('link', { name: /محصول(ات)? منطبق$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/supplier\/s-[^/]+\?f=p-measuring-pressure/);
    expect(await resultCount(page)).toBeGreaterThan(0);
  },
);

test(
  'category properties convert while typing and link to products with the entered values',
  { tag: '@phone' },
  async ({ page }, info) => {
    await page.goto('/category/properties/c-pressure-gauge');
    const converter = page.getByRole('region', { name: 'تبدیل واحد' });
    const result = (unit: string) =>
      converter.getByRole('term').filter({ hasText: unit }).locator('xpath=following-sibling::dd[1]');
    const value = converter.getByRole('textbox', { name: 'مقدار' });
    await value.fill('۱٫۵ مگاپاسکال');
    await expect(converter.getByRole('combobox', { name: 'واحد' })).toHaveValue('u-mpa');
    await converter.getByText('واحد دیگر').filter({ visible: true }).click();
    await expect(result('پی‌اس‌آی')).toHaveText('۲۱۷٫۵۵۷');
    await converter.getByRole('combobox', { name: 'واحد' }).selectOption('u-bar');
    await expect(value).toHaveValue('۱٫۵');
    await expect(result('مگاپاسکال')).toHaveText('۰٫۱۵');
    await value.fill('زیاد');
    await expect(converter.getByRole('alert')).toContainText('خوانده نشد');
    await look(page, info, 'properties-converter');

    // On a phone the fields of a property unfold.
    const wanted = page.locator('#p-measuring-pressure').getByText('تعیین مقدار');
    if (await wanted.isVisible()) await wanted.click();
    await page.getByRole('textbox', { name: 'بازهٔ فشار، کمترین' }).fill('2 MPa');
    await page.getByRole('button', { name: 'محصولات منطبق' }).click();
    await expect(page).toHaveURL(
      /\/products\/category\/c-pressure-gauge\/.*\?f=p-measuring-pressure:2~@u-mpa$/,
    );
    expect(await resultCount(page)).toBeGreaterThan(0);
  },
);
