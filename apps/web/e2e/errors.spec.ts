import { addressesOf } from './addresses';
import { expect, type Product, test } from './product';

test.describe('addresses without a page', () => {
  for (const path of [
    '/products/sp-999999999',
    '/products/sp-999999999/هیچ',
    '/supplier/s-999999999',
    '/category/c-unknown',
    '/products/category/c-unknown',
    '/products/category/c-unknown?sort=name',
    '/no/such/page',
  ]) {
    test(`R-118 ${path} returns 404 in place, in Persian`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect(new URL(page.url()).pathname).toBe(new URL(encodeURI(path), page.url()).pathname);
      await expect(page.getByRole('heading', { name: /خطا/ })).toBeVisible();
      await expect(page.getByText('صفحه پیدا نشد').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('button', { name: 'بازگشت به صفحهٔ قبل' })).toBeVisible();
    });
  }

  test('shows the 404 page without script too', async ({ product }) => {
    const gone = [
      '/products/sp-999999999',
      '/supplier/s-999999999?city=x',
      '/suppliers/Nowhere',
      '/products/search/x',
    ];
    for (const path of [...gone, ...gone, '/wp-login.php']) {
      const answer = await fetch(product.settings.SITE_URL + path);
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect([
        path,
        answer.status,
        html.includes('صفحه پیدا نشد</'),
        /script-src 'self' '/.test(policy),
      ]).toEqual([path, 404, true, true]);
    }
  });

  test('R-100 a wrong slug redirects permanently to the canonical one', async ({ product, request }) => {
    const { products, supplier, leaf } = await addressesOf(product);
    for (const right of [products[0] ?? '', supplier, leaf.landing, leaf.list]) {
      const wrong = right.replace(/\/[^/]+$/, '/wrong');
      const answer = await request.get(wrong, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(new URL(answer.headers().location ?? '', product.settings.SITE_URL).pathname).toBe(right);
    }
  });

  for (const [path, text] of [
    ['/error', 'مشکلی در ارائهٔ خدمت پیش آمد'],
    ['/error/400', 'آدرس درست نیست'],
    ['/error/403', 'اجازهٔ دیدن این صفحه را ندارید'],
    ['/error/404', 'صفحه پیدا نشد'],
    ['/error/500', 'مشکلی در ارائهٔ خدمت پیش آمد'],
  ] as const) {
    test(`R-118 R-130 ${path} explains the error and links to the home page`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' })).toBeVisible();
      // The frames of these two have the logo alone on purpose: nothing in them can fail in turn.
      await expect(page.locator('main .u-button--tone-primary')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'تلاش دوباره' })).toHaveCount(path.includes('4') ? 0 : 1);
      const headers = await page.locator('header').count();
      expect(headers).toBe(path === '/error/400' || path === '/error/403' ? 0 : 1);
    });
  }
});

test('ignores an invalid filter in the address, with a warning', async ({ page, product }) => {
  const { leaf } = await addressesOf(product);
  const response = await page.goto(`${leaf.list}?f=p-nothing:1~2@u-none&f=%25&sort=upside-down&pageSize=7`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(/نادیده/).first()).toBeVisible();
});

test('the logged-in area redirects an anonymous visitor to the login and back', async ({ page, product }) => {
  const { supplier } = await addressesOf(product);
  await page.goto(supplier);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('Supplier');
  await page.goto('/profile');
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/users/login');
  expect(searchParams.get('redirectPath')).toBe('/profile');
  // The last visited object is named, so that the backend knows which supplier won a member.
  expect(searchParams.get('loginPerPage')).toMatch(/^Supplier:s-/);
});

test('a closed supplier returns 410 at each of its addresses, with alternatives', async ({
  page,
  product,
}) => {
  const closed = await closedSupplier(product);
  for (const rest of [
    '',
    '?pageNumber=2',
    '/content-list',
    '/content-list?pageNumber=2',
    '/merchantDelegations',
    '/merchantDelegations?city=city-karaj',
    '/products/Product',
    '/products/Product?term=a',
  ]) {
    const response = await page.goto(`/supplier/${closed}${rest}`);
    expect([rest, response?.status()]).toEqual([rest, 410]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const { leaf } = await addressesOf(product);
  const inCategory = await page.goto(`/products/category/${leaf.id}/supplier/${closed}`);
  expect(inCategory?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('این تأمین‌کننده دیگر در بازار صنعت نیست.');
});

test('an archived article is gone, not unknown', async ({ page }) => {
  const response = await page.goto('/contents/pg-supplier-summer-capacity/x');
  expect(response?.status()).toBe(410);
  await expect(page.getByText('دیگر در دسترس نیست').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});

async function closedSupplier({ settings }: Product): Promise<string> {
  for (let number = 1; number < 200; number += 1) {
    const { status } = await fetch(`${settings.CATALOGUE_API_URL}/api/v1/suppliers/s-${number}`);
    if (status === 410) return `s-${number}`;
  }
  throw new Error('no supplier has closed');
}
