import { call } from './addresses';
import { axeViolations } from './axe-violations';
import { leaveRegistration, startSession, typeLogin } from './log-in';
import { expect, type Product, test } from './product';

interface Place {
  readonly slug: string;
  readonly supplier?: { readonly id: string };
}

const inFrame = (id: string, { slug, supplier }: Place) =>
  `/contents/${id}${supplier ? `/supplier/${supplier.id}` : ''}/${encodeURIComponent(slug)}`;
const addressOf = async (product: Product, id: string) =>
  inFrame(id, await call<Place>(product, `pages/${id}/by-platform`));

test('an article is read, looked up and liked by keyboard', async ({ page, product }, info) => {
  const path = await addressOf(product, 'pg-supplier-pump-alignment');
  await page.goto(path);
  const contents = page.getByRole('navigation', { name: 'در این مطلب' });
  await contents.getByRole('link', { name: 'گام‌ها' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#part-3$/);
  await expect(contents.locator('[aria-current]')).toHaveText('گام‌ها');

  const quantity = page.locator('a[data-live="16 bar"]');
  await quantity.focus();
  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog', { name: /تبدیل/ });
  await expect(opened).toContainText('۱٫۶');
  await expect(opened).toContainText('MPa');
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(quantity).toBeFocused();
  expect(await axeViolations(page, { isStrict: true })).toEqual([]);

  const like = page.getByRole('button', { name: /پسند/ });
  const before = await like.textContent();
  await like.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/users\/login/);
  const mobile = `091770010${info.retry}1`;
  await typeLogin(page, product, mobile);
  await leaveRegistration(page, product, mobile);
  await expect(page).toHaveURL(/pg-supplier-pump-alignment/);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(await like.textContent()).not.toBe(before);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(like).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an article has one address, and is whole without script', async ({ browser, product, request }) => {
  const id = 'pg-supplier-pump-alignment';
  const path = await addressOf(product, id);
  for (const other of [`/contents/${id}/x`, `/contents/${id}/supplier/s-0/x`]) {
    const answer = await request.get(other, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://x').pathname]).toEqual([
      308,
      path,
    ]);
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.settings.SITE_URL });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    product.settings.SITE_URL + path,
  );
  await expect(page.getByRole('region', { name: 'نویسنده و تأمین‌کننده' })).toBeVisible();
  const file = page.getByRole('link', { name: /PDF/ });
  const download = await request.get((await file.getAttribute('href')) ?? '');
  expect((await download.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.locator('a[data-live="16 bar"]').click();
  await expect(page).toHaveURL(/\/category\/properties\//);
  await context.close();
});

test('R-509 what is not published is for its author and the administrator alone', async ({
  page,
  product,
  request,
}) => {
  const path = '/contents/pg-supplier-draft-carbide/x?preview=1';
  const refused = await request.get(path);
  expect([refused.status(), refused.headers()['cache-control']]).toEqual([
    403,
    expect.stringContaining('no-store'),
  ]);
  await startSession(page, product, '09120000009');
  const shown = await page.goto(path);
  expect([shown?.status(), shown?.headers()['cache-control']]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
  await expect(page.getByText('پیش‌نویس', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('an article makes few calls when it is new, and a page of the site has one address', async ({
  product,
  request,
}) => {
  const ids = ['pg-pump-selection', 'pg-mechanical-seal-packing'];
  const [warm = '', cold = ''] = await Promise.all(ids.map((id) => addressOf(product, id)));
  await request.get(warm);
  await product.forgetCalls();
  await request.get(warm);
  expect(await product.callCount()).toBe(0);
  await request.get(cold);
  expect(await product.callCount()).toBeLessThanOrEqual(3);
  const moved = await request.get('/page/faq', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, '/faq']);
  expect((await request.get('/page/nothing')).status()).toBe(404);
});
