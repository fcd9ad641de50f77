import { logIn } from './log-in';
import { expect, test } from './product';
import { tried } from './tried';

test('S2 R-018 no script or address exposes the token', async ({ page, product, context }) => {
  const addresses: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  // Documents, page data and calls: everything a script could read. A body is gone when its page is left first.
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  await page.goto('/users/login');
  await logIn(page, product, '09120000003');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cookie = (await context.cookies()).find(({ httpOnly }) => httpOnly);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const token = cookie?.value ?? 'no cookie';
  const readable = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      document.documentElement.outerHTML,
    ]),
  );
  expect(readable).not.toContain(token);
  expect(addresses.join('\n')).not.toContain(token);
  expect((await Promise.all(bodies)).filter((body) => body.includes(token))).toEqual([]);
  tried(addresses.length, 'addresses and their responses, both storages, cookies and the document');
  const stored = await page.evaluate(() =>
    Object.values(localStorage).find((value) => value.includes('"exp"')),
  );
  expect(Object.keys(JSON.parse(stored ?? '{}')).sort()).toEqual(['exp', 'sub']);

  await test.step('R-026 a logged-in visitor who opens the login page goes one step back', async () => {
    await page.goto('/');
    await page.goto('/users/login');
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('R-026 … also while the service cannot say who it is', async () => {
    const profile = '**/api/v1/customers/profile';
    await page.route(profile, (route) => route.fulfill({ status: 503 }));
    await page.goto('/users/login');
    await expect(page).toHaveURL(/\/$/);
    await page.unroute(profile);
  });

  await test.step('logging out ends the session', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'خروج' }).first().click();
    await expect.poll(async () => (await context.cookies()).some(({ httpOnly }) => httpOnly)).toBe(false);
    // The page redirects by itself; navigating during that would abort it.
    await expect(page).not.toHaveURL(/\/profile/);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/users\/login/);
  });
});

test('R-027 a forged hint in local storage opens no private page', async ({ page, request }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const key of ['userInfo', 'myUserInfo', 'bazaar:user', 'bazaar-user-info']) {
      localStorage.setItem(key, JSON.stringify({ exp: 9_999_999_999, sub: 'usr-1' }));
    }
  });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/users\/login/);
  for (const [path, headers] of [
    ['/profile', {}],
    ['/profile?_rsc=abc', { rsc: '1' }],
    ['/profile', { rsc: '1', 'next-router-prefetch': '1' }],
    ['/profile', { 'x-middleware-subrequest': 'middleware:middleware:middleware' }],
    ['/%70rofile', {}],
  ] as const) {
    const answer = await request.get(path, { headers, maxRedirects: 0 });
    expect([path, await answer.text()].join()).not.toContain('خروج');
  }
});

test('a wrong code shows the remaining attempts and keeps the input', async ({ page, product }) => {
  await page.goto('/users/login');
  const mobile = '09120000004';
  await page.getByLabel('شمارهٔ موبایل').fill('+98 912 000 0004');
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  const code = page.getByLabel(/کد یک‌بارمصرف/);
  await expect(code).toBeVisible();
  const right = await product.newestCode(mobile);
  await code.pressSequentially(right === '11111' ? '22222' : '11111');
  await expect(page.getByText(/۴ بار دیگر/)).toBeVisible();
  await page.getByRole('button', { name: 'ویرایش شماره' }).click();
  await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue(/912|۹۱۲/);
});

test('S1 a hostile redirectPath stays on this origin', async ({ page, product }) => {
  const hostile = ['//evil.example', '/\\evil.example', 'https:evil.example', '/%5cevil.example'];
  for (const [index, path] of hostile.entries()) {
    await page.context().clearCookies();
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/users/login?redirectPath=${encodeURIComponent(path)}`);
    await logIn(page, product, `0912000002${index}`);
    await expect(page).not.toHaveURL(/users\/login/);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).origin).toBe(product.settings.SITE_URL);
  }
  tried(hostile.length, 'logins in a browser');
});
