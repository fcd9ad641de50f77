import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseSettings } from '@bazaar/settings';
import { startWeb } from '../../../scripts/run/product.ts';
import { addressesOf } from './addresses';
import { FaultProxy } from './fault-proxy';
import { expect, type Product, test } from './product';

const OWN_PORT = 3963;
const STATS = 'https://stats.example';

/** Returns the status for a request line that no client library would send. */
async function statusOf({ settings }: Product, line: string): Promise<{ status: number; location: string }> {
  const { hostname, port, host } = new URL(settings.SITE_URL);
  const socket = connect(Number(port), hostname);
  socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const answer = Buffer.concat(await socket.toArray()).toString();
  return {
    status: Number(answer.slice(9, 12)),
    location: /^location: (.*)\r$/im.exec(answer)?.[1] ?? '',
  };
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Returns a response as it came over the wire, its body decoded. */
function answerOf(url: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const coding = body.length > 0 ? answer.headers['content-encoding'] : undefined;
      const plain =
        coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
      resolve({ status: answer.statusCode, headers: answer.headers, text: plain.toString() });
    });
    sent.on('error', reject).end();
  });
}

test('sends a warm page as stored bytes, with what the framework would send', async ({ product }) => {
  const { products } = await addressesOf(product);
  const url = product.settings.SITE_URL + (products[3] ?? '');
  // A query the page does not know has the framework send the same entry of the page cache.
  const assembled = `${url}?utm_source=x`;
  // A response that no shared cache keeps names its trace, which is another each time.
  const ofTheWire = /^(?:content-(?:encoding|length)|transfer-encoding|date|vary|location|server-timing)$/;
  const essence = ({ status, headers, text }: Answer) => ({
    status,
    text,
    headers: Object.entries(headers).filter(([name]) => !ofTheWire.test(name)),
  });
  for (const [accepted, expected] of [
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
  ] as const) {
    const coding = { 'accept-encoding': accepted };
    const isStored = async () => (await answerOf(url, coding)).headers['content-length'] !== undefined;
    await answerOf(url, coding);
    await expect.poll(isStored).toBe(true);
    const sent = await answerOf(url, coding);
    expect(sent.headers['content-encoding']).toBe(expected);
    expect(sent.headers['server-timing']).toBeUndefined();
    expect(essence(sent)).toEqual(essence(await answerOf(assembled, coding)));
    const tag = { ...coding, 'if-none-match': sent.headers.etag ?? '' };
    for (const [headers, method] of [
      [coding, 'HEAD'],
      [tag, 'GET'],
      [{ ...coding, rsc: '1' }, 'GET'],
    ] as const)
      expect(essence(await answerOf(url, headers, method))).toEqual(
        essence(await answerOf(assembled, headers, method)),
      );
  }
});

test('refuses a request line with a foreign absolute address, and serves one with its own', async ({
  product,
}) => {
  const { host } = new URL(product.settings.SITE_URL);
  for (const address of [
    'http://evil.example/',
    'https://evil.example/search?q=x',
    `http://${host}@evil.example/`,
  ])
    expect([address, await statusOf(product, `GET ${address} HTTP/1.1`)]).toEqual([
      address,
      { status: 400, location: '' },
    ]);
  expect(await statusOf(product, `GET http://${host}/error HTTP/1.1`)).toEqual({ status: 200, location: '' });
  expect((await statusOf(product, 'GET //evil.example/ HTTP/1.1')).location).not.toContain('//');
});

test('returns no 500 for an address of any length or spelling', async ({ product }) => {
  const folders = [
    '/',
    '/products/',
    '/products/sp-1/',
    '/supplier/',
    '/category/',
    '/products/category/',
    '/media/',
  ];
  for (const folder of folders) {
    for (const end of ['x'.repeat(300), '%D9%BE'.repeat(300), 'a/'.repeat(1_900), '%zz', '%00', '%E0%A4%A']) {
      const { status } = await statusOf(product, `GET ${folder}${end} HTTP/1.1`);
      expect([folder, end.slice(0, 12), [308, 400, 404].includes(status), status]).toEqual([
        folder,
        end.slice(0, 12),
        true,
        status,
      ]);
    }
    for (const length of [4_100, 9_000, 20_000])
      expect((await statusOf(product, `GET ${folder}${'x'.repeat(length)} HTTP/1.1`)).status).toBe(414);
  }
});

test('R5 SIGTERM finishes pending requests and exits with 0; the login page has no third-party host', async ({
  product,
}) => {
  const { products } = await addressesOf(product);
  const backend = new FaultProxy(product.settings.CATALOGUE_API_URL);
  const own = parseSettings({
    PORT: String(OWN_PORT),
    CATALOGUE_API_URL: await backend.start(),
    WEB_BUILD_DIR: product.settings.WEB_BUILD_DIR,
    ANALYTICS_SCRIPT_URL: `${STATS}/a.js`,
  });
  const web = await startWeb(own);
  try {
    for (const [path, isNamed] of [
      ['/error', true],
      ['/users/login', false],
      ['/profile', false],
    ] as const) {
      const policy = (await fetch(own.SITE_URL + path)).headers.get('content-security-policy') ?? '';
      expect([path, policy.includes("script-src 'self'"), policy.includes(STATS)]).toEqual([
        path,
        true,
        isNamed,
      ]);
    }
    backend.breakOperation('getSupplierProductCatalog', 'slow');
    const pending = fetch(own.SITE_URL + (products[9] ?? ''));
    await expect.poll(() => backend.called.has('getSupplierProductCatalog')).toBe(true);
    const ended = once(web, 'exit');
    web.kill('SIGTERM');
    const answer = await pending;
    expect([answer.status, (await answer.text()).includes('</html>')]).toEqual([503, true]);
    expect(await ended).toEqual([0, null]);
  } finally {
    web.kill('SIGKILL');
    await backend.stop();
  }
});
