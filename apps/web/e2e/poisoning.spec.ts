import { addressesOf } from './addresses';
import { expect, test } from './product';
import { firstDifference, seenOf, storedPage } from './stored-page';
import { tried } from './tried';

const EVIL = 'evil.example';
/** An address of the framework's own that a header could make it serve in the place of another. */
const OTHER = '/profile/wallet';

/** Headers by which a cache, a proxy or the framework has once been made to store something else under an address. */
const HEADERS: readonly Record<string, string>[] = [
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': `${EVIL}:443`, 'x-forwarded-proto': 'https' },
  { 'x-forwarded-server': EVIL },
  { 'x-forwarded-proto': 'gopher' },
  { 'x-forwarded-scheme': 'http' },
  { 'x-forwarded-port': '1' },
  { 'x-forwarded-prefix': `/${EVIL}` },
  { 'x-forwarded-path': OTHER },
  { 'x-forwarded-uri': OTHER },
  { 'x-forwarded-for': '127.0.0.1' },
  { forwarded: `host=${EVIL};proto=http` },
  { 'x-host': EVIL },
  { 'x-original-host': EVIL },
  { 'x-original-url': OTHER },
  { 'x-rewrite-url': OTHER },
  { 'x-override-url': OTHER },
  { 'x-http-host-override': EVIL },
  { 'x-http-method-override': 'HEAD' },
  { 'x-method-override': 'POST' },
  { 'x-http-method': 'PUT' },
  { 'x-real-ip': '127.0.0.1' },
  { 'x-custom-ip-authorization': '127.0.0.1' },
  { 'x-invoke-path': OTHER },
  { 'x-invoke-query': '%7B%22q%22%3A%22x%22%7D' },
  { 'x-invoke-status': '500' },
  { 'x-invoke-error': '{"message":"x"}' },
  { 'x-invoke-output': OTHER },
  { 'x-matched-path': OTHER },
  { 'x-now-route-matches': '1=wallet' },
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-invoke': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-rewrite': OTHER },
  { 'x-middleware-next': '1' },
  { 'x-middleware-skip': '1' },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': EVIL },
  { 'x-middleware-set-cookie': 'session=evil' },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-rewrite': OTHER },
  { 'x-nextjs-redirect': `https://${EVIL}` },
  { 'x-nextjs-cache': 'MISS' },
  { 'x-nextjs-postponed': '1' },
  { 'x-next-resume': '1' },
  { 'next-resume': '1' },
  { 'next-action': 'a'.repeat(40) },
  { 'x-prerender-revalidate': 'guess' },
  { 'x-prerender-revalidate-if-generated': '1' },
  { 'x-next-revalidated-tags': 'menus' },
  { 'x-next-revalidate-tag-token': 'guess' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
  { 'next-router-prefetch': '1' },
  { 'next-url': OTHER },
  { purpose: 'prefetch' },
  { range: 'bytes=0-99' },
  { accept: 'text/x-component' },
  { 'accept-language': 'en', 'x-lang': EVIL },
  { 'accept-encoding': 'identity;q=0, *;q=0' },
  { cookie: `session=${EVIL}; __prerender_bypass=1; __next_preview_data=1` },
  { 'user-agent': `<script>${EVIL}</script>` },
  { referer: `https://${EVIL}/` },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'cache-control': 'no-cache', pragma: 'akamai-x-cache-on' },
  { 'content-length': '0' },
];
const QUERIES = [
  '__nextLocale=en',
  '__nextDataReq=1',
  'nxtPslug=wallet',
  'nxtPid=sp-2',
  '_rsc=abc',
  `utm_source=%3Cscript%3E${EVIL}`,
  '__next_ppr_resume=1',
  `callback=${EVIL}`,
];

test('S8 no header and no query changes what the next plain request gets', async ({ product }) => {
  const site = product.settings.SITE_URL;
  const { leaf, supplier, siblings, products } = await addressesOf(product);
  const plain = async (path: string) => {
    const answer = await fetch(site + path);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const odd = async (path: string, query: string, headers: Record<string, string>) => {
    const answer = await fetch(site + path + query, { headers, redirect: 'manual' }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    expect(answer?.headers.get('location') ?? '').not.toContain(EVIL);
  };
  const attempts = [
    ...HEADERS.map((headers) => ['', headers] as const),
    ...QUERIES.map((query) => [`?${query}`, {}] as const),
  ];

  await test.step('a page that is stored', async () => {
    const stored = ['/', leaf.landing, leaf.list, supplier, products[11] ?? ''];
    await Promise.all(
      stored.map(async (path) => {
        const first = await storedPage(site + path);
        for (const [query, headers] of attempts) await odd(path, query, headers);
        // What an attempt leaves is stored.
        const after = await storedPage(site + path);
        expect([path, after.text.includes(EVIL)]).toEqual([path, false]);
        expect([path, after.status, after.type]).toEqual([path, 200, first.type]);
        expect([path, firstDifference(seenOf(first.text), seenOf(after.text))]).toEqual([path, undefined]);
      }),
    );
    tried(stored.length * attempts.length, `requests to ${stored.length} stored pages`);
  });

  await test.step('a page whose first request it is', async () => {
    // Of one product as of another: what differs between them is not what an attempt could have left.
    const untouched = [...siblings, ...products.slice(12)];
    const visit = async (path: string, place: number) => {
      const share = attempts.filter((_, index) => index % untouched.length === place);
      for (const [query, headers] of share) await odd(path, query, headers);
      const { status, type, text } = await plain(path);
      expect([path, status, type]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect([path, text.includes(EVIL), text.includes('</html>'), text.includes('<h1')]).toEqual([
        path,
        false,
        true,
        true,
      ]);
    };
    for (let place = 0; place < untouched.length; place += 4)
      await Promise.all(untouched.slice(place, place + 4).map((path, index) => visit(path, place + index)));
    tried(untouched.length, 'pages whose first request was an attempt');
  });
  tried(HEADERS.length, 'kinds of headers');
  tried(QUERIES.length, 'queries');
});
