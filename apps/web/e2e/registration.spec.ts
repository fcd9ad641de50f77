import { typeLogin } from './log-in';
import { register } from './personal-info-steps';
import { expect, test } from './product';

test(
  'a first login redirects to the registration, and from there to the requested page',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    const mobile = `0912000${info.project.name === 'phone' ? 67 : 66}2${info.retry}`;
    await page.goto('/profile/address');
    await expect(page).toHaveURL(/\/users\/login\?redirectPath=/);
    await page.waitForLoadState('networkidle');
    await typeLogin(page, product, mobile);
    await expect(page).toHaveURL(/\/profile\/personal-info\?redirectPath=%2Fprofile%2Faddress$/);
    await register(page);
    await expect(page).toHaveURL(/\/profile\/address$/);
    await expect(page.getByText('هنوز آدرسی ندارید')).toBeVisible();

    // The next login of the same number leads there at once.
    // From a text file of the site: a page would notice the lost session, and go to the login by itself.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.goto('/profile/address');
    await page.waitForLoadState('networkidle');
    await typeLogin(page, product, mobile);
    await expect(page).toHaveURL(/\/profile\/address$/);
  },
);
