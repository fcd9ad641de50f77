import { axeViolations } from './axe-violations';
import { expect, test } from './product';

test.describe('an address that no other page handles', () => {
  test.afterEach(({ product }) => product.clearFaults());

  test('shows the page of that name', async ({ page, product }) => {
    const response = await page.goto('/privacy');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^حریم خصوصی \| /);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${product.settings.SITE_URL}/page/privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('حریم خصوصی');
    const parts = page.getByRole('navigation', { name: 'در این صفحه' });
    await parts.getByRole('link', { name: 'چه کسی می‌بیند' }).click();
    await expect(page).toHaveURL(/#part-2$/);
    await expect(page.getByRole('heading', { name: 'چه کسی می‌بیند' })).toBeInViewport();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const kinds = data.map((text) => JSON.parse(text)['@type']);
    expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'WebPage']));
    expect(await axeViolations(page, { isStrict: true })).toEqual([]);
  });

  test('redirects to the target of the menu item of that title', async ({ product, request }) => {
    const answer = await request.get(`/${encodeURIComponent('دستیار-انتخاب')}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(new URL(answer.headers().location ?? '', product.settings.SITE_URL).pathname).toBe('/ai');
  });

  test('returns a complete 404 page without script, with its words as a search term', async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: product.settings.SITE_URL,
    });
    const page = await context.newPage();
    const response = await page.goto('/کالاها/پمپ-آب');
    expect(response?.status()).toBe(404);
    const message = page.locator('meta[itemprop="error"]');
    await expect(message).toHaveAttribute('content', 'Page not found: /کالاها/پمپ-آب');
    await expect(page.getByText('/کالاها/پمپ-آب', { exact: true })).toBeVisible();
    const offer = page.getByRole('link', { name: 'جستجوی «پمپ آب»' });
    expect(new URL((await offer.getAttribute('href')) ?? '', 'http://x').searchParams.get('q')).toBe(
      'پمپ آب',
    );
    await context.close();
  });

  test('makes no call for an impossible name, and logs no error', async ({ product, request }) => {
    await request.get('/nothing-of-this-name');
    await product.forgetCalls();
    for (const path of ['/wp-login.php', '/%2541bout', '/about%00', `/${'x'.repeat(500)}`, '/a/b/c/d/e/f/g'])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    expect(await product.callCount()).toBe(0);
  });

  test('is not reported missing while the catalogue fails, and is not cached', async ({
    page,
    product,
  }, info) => {
    // A name no other test asks for: what one has seen is cached, and answers while the catalogue fails.
    const path = `/asked-for-while-it-fails-${info.retry}`;
    await product.fault({ path: '/api/v1/pages/by-uniquepagename', status: 503 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    const retry = page.getByRole('button', { name: 'تلاش دوباره' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('صفحه پیدا نشد')).toHaveCount(0);
    await product.clearFaults();
    await retry.click();
    await expect(page.getByText(path, { exact: true })).toBeVisible();
  });
});
