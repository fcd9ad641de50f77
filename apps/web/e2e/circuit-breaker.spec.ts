import { call } from './addresses';
import { expect, type Product, test } from './product';
import { tried } from './tried';

test.afterEach(({ product }) => product.clearFaults());

test('R4 when the catalogue hangs, pages respond at once after a few visits, one probe is sent every five seconds, and one response closes the breaker', async ({
  product,
}) => {
  const addresses = await neverOpened(product);
  await product.fault({ delayMs: 30_000 });
  const waited: number[] = [];
  for (let visits = 0; visits < 30; visits += 10)
    waited.push(...(await visitAll(product, addresses.splice(0, 10))));
  // A visit that calls the catalogue waits for the call's deadline.
  const fullWaitMs = Math.max(...waited);

  // Long enough for two probes; each of them makes one visitor wait, as every visitor did before.
  const durations: number[] = [];
  const startMs = performance.now();
  const elapsedMs = () => performance.now() - startMs;
  while ((elapsedMs() < 9_000 || durations.length <= 40) && durations.length <= 100)
    durations.push(...(await visitAll(product, addresses.splice(0, 1))));
  const probes = 1 + Math.floor(elapsedMs() / 5_000);
  durations.sort((a, b) => a - b);
  expect(durations.filter((durationMs) => durationMs > fullWaitMs / 2).length).toBeLessThanOrEqual(probes);
  expect(durations[Math.floor(durations.length / 2)]).toBeLessThan(fullWaitMs / 5);

  await product.clearFaults();
  const address = addresses.pop() ?? '';
  const status = async () => (await fetch(product.settings.SITE_URL + address)).status;
  await expect.poll(status, { timeout: 60_000, intervals: [500] }).toBe(200);
  tried(waited.length + durations.length, 'pages while every call hangs');
});

/** Returns products far from those that other tests open. */
async function neverOpened(product: Product): Promise<string[]> {
  const list = await call<{ items: { id: string; slug: string }[] }>(
    product,
    'supplierproducts/catalog?pageSize=100&pageNumber=9&sort=createdAt',
  );
  const more = await call<{ items: { id: string; slug: string }[] }>(
    product,
    'supplierproducts/catalog?pageSize=100&pageNumber=10&sort=createdAt',
  );
  return [...list.items, ...more.items].map(({ id, slug }) => `/products/${id}/${encodeURIComponent(slug)}`);
}

/** Returns the milliseconds each page took, all opened in parallel. */
function visitAll(product: Product, paths: readonly string[]): Promise<number[]> {
  return Promise.all(
    paths.map(async (path) => {
      const startMs = performance.now();
      const answer = await fetch(product.settings.SITE_URL + path);
      await answer.arrayBuffer();
      // Another test may have prefetched one of them: a cached page says nothing about the catalogue.
      if (answer.headers.get('x-nextjs-cache') === 'HIT') return [];
      expect(answer.status).toBe(503);
      return [performance.now() - startMs];
    }),
  ).then((durations) => durations.flat());
}
