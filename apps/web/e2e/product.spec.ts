import { addressesOf } from './addresses';
import { logIn } from './log-in';
import { expect, test } from './product';

test('from a product: a request, a comparison, its scientific name, and a note that survives the login', async ({
  product,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: product.settings.SITE_URL,
  });
  const { products } = await addressesOf(product);
  await page.goto(products[0] ?? '');
  const main = page.getByRole('main');

  await main.getByRole('link', { name: 'افزودن به درخواست' }).first().click();
  const basket = page.getByRole('dialog', { name: 'سبد درخواست' });
  await expect(basket.getByText('۱ مورد افزوده شد.')).toBeVisible();
  await page.keyboard.press('Escape');

  await main.getByRole('link', { name: /^مقایسهٔ/ }).click();
  await expect(page.getByText('۱ محصول برای مقایسه')).toBeVisible();

  await main.getByRole('button', { name: 'رونوشت نام علمی' }).click();
  await expect(page.getByText(/رونوشت شد/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[A-Za-z]/);

  await main.getByRole('button', { name: 'یادداشت' }).click();
  const notes = page.getByRole('dialog', { name: 'یادداشت‌های من' });
  await expect(notes.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('گواهی را بپرسم.');
  await notes.getByRole('button', { name: 'ورود و ذخیره' }).click();
  await expect(page).toHaveURL(/\/users\/login/);
  await logIn(page, product, '09120000007');
  await expect(page).toHaveURL(/\/products\/sp-/);
  await expect(notes.getByText('یادداشت ذخیره شد.')).toBeVisible();

  await page.reload();
  await main.getByRole('button', { name: 'یادداشت' }).click();
  await expect(notes.getByRole('listitem').getByText('گواهی را بپرسم.')).toHaveCount(1);
});

test('without script a product still links to a request, a comparison and an e-mail', async ({ product }) => {
  const { products } = await addressesOf(product);
  const html = await (await fetch(product.settings.SITE_URL + (products[0] ?? ''))).text();
  expect(html).toMatch(/<a [^>]*href="\/profile#requests"[^>]*data-action="request"/);
  expect(html).toMatch(/<a [^>]*href="\/products\/category\/[^"]*\?compare=sp-/);
  expect(html).toMatch(/<a [^>]*href="mailto:\?subject=[^"]*&amp;body=http/);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]*\/media\//);
});
