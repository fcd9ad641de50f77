import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { afterAll, expect, it, vi } from 'vitest';
import { cacheContext } from '../framework/cache-context.fixtures';

vi.hoisted(() => vi.stubEnv('ANALYTICS_SCRIPT_URL', 'https://stats.example/a.js'));
const { default: PageCache } = await import('./page-cache');
type Cache = InstanceType<typeof PageCache>;

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));
const cache = new PageCache(cacheContext(folder));

/** Caches a page as the framework does and returns the policy it is then served with. */
async function policyAt(path: string, sourceRoute: string): Promise<string> {
  const owner = { kind: 'APP_PAGE', sourceRoute } as Parameters<typeof getRouteCacheKey>[1];
  const key = getRouteCacheKey(path, owner);
  const page = { kind: 'APP_PAGE', html: '<p>x</p>', rscData: Buffer.from('rsc'), headers: {} };
  const context = { cacheControl: { revalidate: 600, expire: undefined }, isFallback: false };
  await cache.set(
    key,
    page as unknown as Parameters<Cache['set']>[1],
    context as unknown as Parameters<Cache['set']>[2],
  );
  const stored = await cache.get(key, { kind: 'APP_PAGE', isFallback: false } as Parameters<Cache['get']>[1]);
  const value = stored?.value as unknown as { headers: Record<string, string> } | undefined;
  return value?.headers['content-security-policy'] ?? '';
}

it('names the analytics host in the policy of public pages and never in that of the login', async () => {
  expect(await policyAt('/products/sp-1', '/(default)/products/[productId]/page')).toContain('stats.example');
  expect(await policyAt('/', '/(default)/page')).toContain('stats.example');
  const login = await policyAt('/users/login', '/(default)/users/login/page');
  expect(login).toContain("script-src 'self'");
  expect(login).not.toContain('stats.example');
});

it('stores an address that is too long for a path on disk, or contains NUL', async () => {
  const route = '/(default)/supplier/[supplierId]/[[...name]]/page';
  for (const path of [`/supplier/s-1/${'a/'.repeat(1_900)}b`, '/supplier/s-1/\u0000'])
    expect(await policyAt(path, route)).not.toBe('');
  expect(readdirSync(folder, { recursive: true }).join()).not.toContain('a/a/a');
});
