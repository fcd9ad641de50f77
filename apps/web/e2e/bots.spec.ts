import { call } from './addresses';
import { expect, type Product, test } from './product';

const BOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/149 Safari/537.36',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
];
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

const DEAD = [
  '/products/sp-999999999',
  '/supplier/s-999999999',
  '/category/c-unknown',
  '/products/category/c-unknown?sort=name',
  '/suppliers/Nowhere',
  '/no/such/page',
  '/wp-login.php',
];

test.afterEach(({ product }) => product.clearFaults());

test('R-113 a failure is a bare status for a crawler and a page for a person, in either order', async ({
  product,
}) => {
  for (const path of [...DEAD, ...DEAD.toReversed()]) {
    for (const agent of BOTS) {
      const { status, html, type } = await ask(product, path, agent);
      expect([path, agent, status, html, type]).toEqual([
        path,
        agent,
        404,
        '404 Not Found',
        'text/plain; charset=utf-8',
      ]);
    }
    const { status, html } = await ask(product, path, PERSON);
    expect([path, status, html.includes('صفحه پیدا نشد')]).toEqual([path, 404, true]);
  }
});

test('R-113 a crawler gets the bare status while the catalogue fails, and complete pages otherwise', async ({
  product,
}) => {
  const [visited = '', unvisited = ''] = await farProducts(product);
  const [bot = ''] = BOTS;
  const whole = await ask(product, visited, bot);
  expect([whole.status, whole.html.includes('<h1')]).toEqual([200, true]);
  await product.fault({ status: 503 });
  const failed = await ask(product, unvisited, bot);
  expect([failed.status, failed.html, failed.retryAfter]).toEqual([503, '503 Service Unavailable', '10']);
  const stored = await ask(product, visited, bot);
  expect([stored.status, stored.html]).toEqual([200, whole.html]);
});

/** Returns products that no other test opens: an opened page is cached, and served whatever happens. */
async function farProducts(product: Product): Promise<string[]> {
  const { items } = await call<{ items: { id: string; slug: string }[] }>(
    product,
    'supplierproducts/catalog?pageSize=10&pageNumber=90',
  );
  return items.map(({ id, slug }) => `/products/${id}/${encodeURIComponent(slug)}`);
}

async function ask(product: Product, path: string, agent: string) {
  const answer = await fetch(product.settings.SITE_URL + path, { headers: { 'user-agent': agent } });
  return {
    status: answer.status,
    html: await answer.text(),
    type: answer.headers.get('content-type'),
    retryAfter: answer.headers.get('retry-after'),
  };
}
