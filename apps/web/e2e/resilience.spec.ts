import { addressesOf, call } from './addresses';
import { patienceMs } from './patience';
import { expect, type Product, test } from './product';
import { tried } from './tried';

const faults: readonly Readonly<Record<string, unknown>>[] = [
  { delayMs: 30_000 },
  { kind: 'garbage' },
  { kind: 'half' },
  { kind: 'reset' },
  { kind: 'html' },
  { kind: 'empty' },
  { status: 503 },
];

test.describe('when the backend fails', () => {
  test.afterEach(({ product }) => product.clearFaults());

  test('R1 down: serves visited pages, shows a Persian error on others, and recovers', async ({
    page,
    product,
  }) => {
    const { products, supplier, leaf } = await addressesOf(product);
    // Far from what the tests before this one have visited.
    const { items } = await call<{ items: { id: string; slug: string }[] }>(
      product,
      'supplierproducts/catalog?pageSize=1&pageNumber=1801&categoryType=Product',
    );
    const unvisited = `/products/${items[0]?.id}/${encodeURIComponent(items[0]?.slug ?? '')}`;
    const visited = [products[0] ?? '', supplier, leaf.landing, leaf.list];
    const sound = [];
    for (const path of ['/', ...visited]) sound.push(await timed(product, path));
    expect(sound.map(({ status }) => status)).toEqual(sound.map(() => 200));
    const limitMs = patienceMs(sound);
    await product.killSandbox();
    try {
      for (const path of ['/', ...visited]) {
        const { status, durationMs } = await timed(product, path);
        expect([path, status]).toEqual([path, 200]);
        expect(durationMs).toBeLessThan(limitMs);
      }
      // Two hundred of those that were visited, at once.
      const again = await Promise.all(
        Array.from({ length: 200 }, (_, turn) => timed(product, visited[turn % visited.length] ?? '')),
      );
      expect(again.filter(({ status }) => status !== 200)).toEqual([]);
      tried(again.length + 1 + visited.length, 'visited pages and 3 unvisited ones without the backend');
      for (const path of [unvisited, `${leaf.list}?sort=-amountRial&pageSize=50`, '/search?q=چسب']) {
        const { durationMs } = await timed(product, path);
        expect(durationMs).toBeLessThan(limitMs);
        await page.goto(path);
        await expect(
          page.getByText(/مشکلی در ارائهٔ خدمت|ارتباط برقرار نیست|خوانده نشد/).first(),
        ).toBeVisible();
        await expect(page.getByText(/تلاش دوباره/).first()).toBeVisible();
      }
    } finally {
      await product.startSandbox();
    }
    await expect.poll(async () => (await timed(product, unvisited)).status, { timeout: 30_000 }).toBe(200);
  });

  for (const fault of faults) {
    test(`R2 R-123 ${JSON.stringify(fault)} on every call: a response within three seconds, no blank page`, async ({
      product,
      page,
    }) => {
      const { products, leaf } = await addressesOf(product);
      const limitMs = patienceMs([
        await timed(product, products[14 + faults.indexOf(fault)] ?? ''),
        await timed(product, `/search?q=${faults.indexOf(fault)}`),
      ]);
      await product.fault(fault);
      const nobodyOpened = products[5 + Object.keys(fault).length] ?? '';
      for (const path of [nobodyOpened, `${leaf.list}?sort=-createdAt`, '/search?q=پمپ']) {
        const { durationMs } = await timed(product, path);
        expect([path, durationMs < limitMs, durationMs]).toEqual([path, true, durationMs]);
      }
      await page.goto(`${leaf.list}?sort=-createdAt`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/تلاش دوباره/).first()).toBeVisible();
    });
  }
});

async function timed(product: Product, path: string): Promise<{ status: number; durationMs: number }> {
  const startMs = performance.now();
  const response = await fetch(product.settings.SITE_URL + path, { signal: AbortSignal.timeout(20_000) });
  await response.arrayBuffer();
  return { status: response.status, durationMs: performance.now() - startMs };
}
