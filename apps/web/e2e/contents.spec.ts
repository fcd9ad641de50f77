import { expect, test } from './product';

test('contents are narrowed, sorted and opened by the keyboard alone, without script', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.settings.SITE_URL });
  const page = await context.newPage();
  const follow = async (name: RegExp, within: string) => {
    await page.getByRole('navigation', { name: within }).getByRole('link', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await page.goto('/contents/ct-knowledge');
  const labels = page.getByRole('navigation', { name: 'برچسب‌ها' });
  const count = await labels.locator('small').first().textContent();
  await follow(/./, 'برچسب‌ها');
  await expect(page).toHaveURL(/label=/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} مطلب`);
  await follow(/پسندیده‌ترین/, 'ترتیب');
  await expect(page).toHaveURL(/label=.*sort=liked/);
  const items = page.getByRole('main').getByRole('article');
  await items.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contents\/pg-/);
  await context.close();
});

test('an empty label, a kind without its name and a label’s other spelling lead on', async ({ product }) => {
  const answerOf = async (path: string) => {
    const answer = await fetch(product.settings.SITE_URL + path, { redirect: 'manual' });
    return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() };
  };
  const empty = await answerOf('/contents/label/nothing-has-this');
  expect(empty.status).toBe(200);
  expect(empty.html).toMatch(/<meta name="robots" content="noindex/);
  expect(empty.html).toContain('href="/contents/ct-knowledge"');
  expect((await answerOf('/contents/ct-nothing')).status).toBe(404);
  const spelled = await answerOf(`/contents/label/${encodeURIComponent('بلبرينگ')}`);
  expect([spelled.status, decodeURI(spelled.to)]).toEqual([308, '/contents/label/بلبرینگ']);
});
