import { call } from './addresses';
import { expect, type Product, test } from './product';

test.afterEach(({ product }) => product.clearFaults());

test('R4 a catalogue that never answers: after some visits pages answer at once, it is asked once in five seconds, and is back after one answer', async ({
  product,
}) => {
  test.setTimeout(120_000);
  const addresses = await neverOpened(product);
  await product.fault({ delayMs: 30_000 });
  for (let visits = 0; visits < 30; visits += 10) await visitAll(product, addresses.splice(0, 10));

  // Long enough for two probes; each of them makes one visitor wait, as every visitor did before.
  const durations: number[] = [];
  const startMs = performance.now();
  while (performance.now() - startMs < 9_000) {
    durations.push(...(await visitAll(product, addresses.splice(0, 1))));
    if (durations.length > 100) break;
  }
  durations.sort((a, b) => a - b);
  expect(durations.length).toBeGreaterThan(40);
  expect(durations.filter((durationMs) => durationMs > 1_000).length).toBeLessThanOrEqual(2);
  expect(durations[Math.floor(durations.length / 2)]).toBeLessThan(300);

  await product.clearFaults();
  const address = addresses.pop() ?? '';
  const status = async () => (await fetch(product.settings.SITE_URL + address)).status;
  await expect.poll(status, { timeout: 15_000, intervals: [500] }).toBe(200);
});

/** Products far from those that other tests open. */
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

/** Milliseconds each of the pages took, opened all at once. */
function visitAll(product: Product, paths: readonly string[]): Promise<number[]> {
  return Promise.all(
    paths.map(async (path) => {
      const startMs = performance.now();
      const answer = await fetch(product.settings.SITE_URL + path);
      await answer.arrayBuffer();
      expect(answer.status).toBe(503);
      return performance.now() - startMs;
    }),
  );
}
