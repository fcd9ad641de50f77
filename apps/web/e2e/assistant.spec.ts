import { axeViolations } from './axe-violations';
import { typeLogin } from './log-in';
import { expect, test } from './product';

const SENTENCE =
  'بلبرینگ شیار عمیق قطر داخلی ۲۵ تا ۳۰ میلی‌متر، ۵۰۰ عدد، تحویل تهران، زیر دو میلیون، ترجیحاً SKF، کم‌صدا';

test('a sentence becomes conditions, is changed by keyboard, and goes into a request with everything it said', async ({
  page,
  product,
}, info) => {
  await page.goto('/ai');
  await page.getByLabel('چه می‌خواهید؟').focus();
  await page.keyboard.type(SENTENCE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const hard = page.getByRole('region', { name: 'باید' });
  const more = page.getByRole('link', { name: 'شرط دیگر' });
  await expect(hard.getByRole('listitem').filter({ hasNot: more })).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'بهتر است' })).toContainText('SKF');
  await expect(page.getByRole('region', { name: 'نفهمیدم' })).toContainText('«کم‌صدا»');

  const bore = hard.getByRole('listitem').filter({ hasText: 'قطر داخلی' });
  await bore.locator('summary').focus();
  await page.keyboard.press('Enter');
  await bore.getByLabel('تا').fill('۳۵');
  await page.keyboard.press('Enter');
  await expect(bore).toContainText('۲۵ تا ۳۵');
  await expect(page).toHaveURL(/[?&]e=/);
  await page.reload();
  await expect(bore).toContainText('۲۵ تا ۳۵');
  await hard.getByRole('link', { name: 'برداشتن قیمت هر واحد' }).press('Enter');
  await expect(hard).not.toContainText('تومان');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'درخواست با همین مشخصات' }).press('Enter');
  await page.getByRole('link', { name: 'ساخت درخواست' }).press('Enter');
  await typeLogin(page, product, `0916300${info.retry}101`);
  await page.waitForURL((url) => !url.pathname.startsWith('/users'));
  await page.goto('/profile/directorder?new=1');
  await expect(page.getByRole('heading', { name: 'درخواست تازه' })).toBeVisible();
  const group = page.getByRole('group', { name: 'قطر داخلی' });
  await expect(group.getByLabel('تا')).toHaveValue('۳۵');
  await expect(page.getByText(/کم‌صدا/).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a dialogue goes on sentence by sentence, and leads to products', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/newai');
    await page.getByLabel('چه می‌خواهید؟').fill('بلبرینگ شیار عمیق قطر داخلی ۲۵ میلی‌متر');
    await page.getByRole('button', { name: 'فرستادن' }).click();
    await page.getByLabel('جملهٔ بعدی').fill('فقط تهران');
    await page.getByRole('button', { name: 'فرستادن' }).click();
    const turns = page.getByRole('list', { name: 'گفت‌وگو' });
    await expect(turns).toContainText('فقط تهران');
    await expect(turns).toContainText('تحویل تهران');
    await expect(page.getByRole('link', { name: 'در فهرست کامل' })).toHaveAttribute('href', /saleCityIds=/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.getByRole('link', { name: 'ویرایش شرط‌ها در دستیار' }).click();
    await expect(page).toHaveURL(/\/ai\?q=/);
  });
});
