import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addressesOf } from './addresses';
import { everyPage } from './every-page';
import { expect, test } from './product';
import { firstDifference, seenOf, storedPage } from './stored-page';

const app = fileURLToPath(new URL('../src/app/', import.meta.url));

test('the tests have an address for every page', async ({ product }) => {
  const files = globSync('**/page.tsx', { cwd: app });
  const folders = files.map((file) => file.replace(/\(\w+\)\//g, '').replace(/\/?page\.tsx$/, ''));
  expect(Object.keys(await everyPage(product)).sort()).toEqual(folders.sort());
});

test('private responses are never cached, public ones are identical for everybody', async ({ product }) => {
  const { products } = await addressesOf(product);
  const site = product.settings.SITE_URL;
  const profile = await fetch(`${site}/api/v1/customers/profile`);
  expect(profile.status).toBe(401);
  expect(profile.headers.get('cache-control')).toContain('no-store');
  const page = site + (products[0] ?? '');
  const plain = await storedPage(page);
  const others: readonly Record<string, string>[] = [
    { cookie: 'session=canary-71' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-middleware-subrequest': 'middleware' },
    { 'x-invoke-path': '/profile' },
  ];
  for (const headers of others) {
    await (await fetch(page, { headers })).text();
    const { text } = await storedPage(page);
    expect(text).not.toMatch(/evil\.example|canary-71/);
    expect(firstDifference(seenOf(plain.text), seenOf(text))).toBeUndefined();
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
