import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addressesOf } from './addresses';
import { everyPage } from './every-page';
import { browserIsIdle } from './listeners';
import { expect, test } from './product';

const app = fileURLToPath(new URL('../src/app/', import.meta.url));

test('the tests have an address for every page', async ({ product }) => {
  const files = globSync('**/page.tsx', { cwd: app });
  const folders = files.map((file) => file.replace(/\(\w+\)\//g, '').replace(/\/?page\.tsx$/, ''));
  expect(Object.keys(await everyPage(product)).sort()).toEqual(folders.sort());
});

test('no page needs inline code: no policy violation anywhere, and pages become interactive', async ({
  page,
  product,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) violations.push(message.text());
  });
  for (const path of Object.values(await everyPage(product))) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
    expect([path, scripts]).not.toEqual([path, '']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "style-src 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    await browserIsIdle(page);
  }
  expect(violations).toEqual([]);
});

test('every write through the BFF refuses a foreign origin', async ({ product }) => {
  const api = `${product.settings.SITE_URL}/api/v1`;
  const writes: readonly [string, string][] = [
    ['POST', 'users/login-by-otp'],
    ['POST', 'connect/token'],
    ['POST', 'userfavorites'],
    ['DELETE', 'userfavorites/fav-1'],
    ['POST', 'categories/c-ball-bearings/suppliers'],
  ];
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://evil.example', 'content-type': 'application/json' },
    { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    { 'content-type': 'application/json' },
    { origin: product.settings.SITE_URL, 'content-type': 'text/plain' },
  ];
  for (const [method, path] of writes) {
    for (const headers of foreign) {
      const answer = await fetch(`${api}/${path}`, {
        method,
        headers,
        body: method === 'POST' ? '{}' : null,
      });
      expect([method, path, headers, answer.status]).toEqual([method, path, headers, 403]);
    }
  }
});

test('private responses are never cached, public ones are identical for everybody', async ({ product }) => {
  const { products } = await addressesOf(product);
  const site = product.settings.SITE_URL;
  const profile = await fetch(`${site}/api/v1/customers/profile`);
  expect(profile.status).toBe(401);
  expect(profile.headers.get('cache-control')).toContain('no-store');
  const plain = await (await fetch(site + (products[0] ?? ''))).text();
  const others: readonly Record<string, string>[] = [
    { cookie: 'session=someone' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-middleware-subrequest': 'middleware' },
    { 'x-invoke-path': '/profile' },
  ];
  for (const headers of others) {
    await (await fetch(site + (products[0] ?? ''), { headers })).text();
    expect(await (await fetch(site + (products[0] ?? ''))).text()).toBe(plain);
  }
});

test('data and files have a policy that allows nothing', async ({ product }) => {
  for (const path of [
    '/media/drawings/sp-1.webp?w=96',
    '/api/v1/categories/menu?categoryTypes=Product',
    '/files/none/none.png',
  ]) {
    const answer = await fetch(product.settings.SITE_URL + path);
    await answer.arrayBuffer();
    expect([path, answer.headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});
