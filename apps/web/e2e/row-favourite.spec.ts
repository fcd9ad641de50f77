import { logIn } from './log-in';
import { expect, test } from './product';

const LIST = '/products/category/c-pressure-gauge';

test('F adds the product of a row to the favourites, first through the login, then at once, and removes it again', async ({
  page,
  product,
}) => {
  const { keyboard } = page;
  const productLinks = page.getByRole('main').getByRole('row').getByRole('link', { name: /^گیج/ });
  const added = page.getByText(/به علاقه‌مندی‌ها/);
  await page.goto(LIST);
  await expect(page.locator('form[data-live]')).toHaveCount(1);
  await keyboard.press('j');
  await expect(productLinks.nth(0)).toBeFocused();
  await keyboard.press('f');
  await expect(page).toHaveURL(/\/users\/login\?.*redirectPath=/);
  await logIn(page, product, '09120000009');
  await expect(page).toHaveURL(new RegExp(LIST));
  await expect(added.first()).toBeVisible();
  const writes: string[] = [];
  page.on('response', (answer) => {
    const method = answer.request().method();
    if (/\/userfavorites(\/|$)/.test(answer.url()) && method !== 'GET') writes.push(method);
  });
  await page.reload();
  await expect(page.locator('form[data-live]')).toHaveCount(1);
  // Done once: coming back to the list asks for nothing.
  expect(writes).toEqual([]);
  await keyboard.press('j');
  await expect(productLinks.nth(0)).toBeFocused();
  // Each press waits for the message of the one before: a press while it is on its way asks for nothing.
  await keyboard.press('f');
  await expect(page.getByText(/از علاقه‌مندی‌ها حذف شد/)).toBeVisible();
  expect(writes).toEqual(['DELETE']);
  await keyboard.press('f');
  await expect(page.getByText(/به علاقه‌مندی‌ها افزوده شد/)).toBeVisible();
  expect(writes).toEqual(['DELETE', 'POST']);
  await keyboard.press('f');
  await expect.poll(() => writes).toEqual(['DELETE', 'POST', 'DELETE']);
});
