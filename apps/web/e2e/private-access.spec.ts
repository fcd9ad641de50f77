import { operations } from '@bazaar/api/operations';
import { privatePages } from './every-page';
import { anonymous, type HttpPerson, logInByHttp } from './http-person';
import { expect, test } from './product';
import { tried } from './tried';

/** Gets an address as the router would: one whose `_rsc` is not of its headers leads to the one that is. */
async function follow(
  reader: HttpPerson,
  path: string,
  init?: Parameters<HttpPerson['get']>[1],
): Promise<Response> {
  const answer = await reader.get(path, init);
  const leads = answer.headers.get('location') ?? '';
  return leads.includes('_rsc=') ? reader.get(leads.replace(/^https?:\/\/[^/]+/, ''), init) : answer;
}

/** Ways to a page beside its own address, which a check in front of the pages could miss. */
const VARIANTS: readonly (readonly [
  name: string,
  path: (page: string) => string,
  init?: Parameters<HttpPerson['get']>[1],
])[] = [
  ['document', (page) => page],
  ['HEAD', (page) => page, { method: 'HEAD' }],
  ['rsc', (page) => `${page}?_rsc=abc`, { headers: { rsc: '1' } }],
  ['prefetch', (page) => `${page}?_rsc=abc`, { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
  [
    'segment',
    (page) => `${page}?_rsc=abc`,
    { headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' } },
  ],
  ['.rsc', (page) => `${page}.rsc`],
  ['.segments', (page) => `${page}.segments/_tree.segment.rsc`],
  ['encoded', (page) => page.replace('/profile', '/%70rofile')],
  ['double slash', (page) => page.replace('/profile', '//profile')],
  ['trailing slash', (page) => `${page}/`],
  ['dot', (page) => page.replace('/profile', '/profile/%2e')],
  [
    'skipped check',
    (page) => page,
    { headers: { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' } },
  ],
];

/** Returns whether a response for the router has nothing of a page: the place of an address among the routes alone, or that of an unknown one. */
function isOfNoPage(text: string): boolean {
  return (text.includes('"t":{"t"') && !text.includes('"d":{')) || /"k":"[^"]*(\.rsc|\.segments)/.test(text);
}

test('S9 R-498 no way to a private page or call leads past the login', async ({ product }) => {
  const nobody = anonymous(product);
  const pages = await privatePages(product);
  expect(pages.length).toBeGreaterThanOrEqual(17);
  const wrong: string[] = [];
  for (const page of pages) {
    await Promise.all(
      VARIANTS.map(async ([name, at, init]) => {
        const answer = await follow(nobody, at(page), init);
        const text = await answer.text();
        const leads = answer.headers.get('location') ?? '';
        // A page without a session is no more than the way to the login; a strange address may be none at all.
        const isRefused =
          (answer.status >= 301 &&
            answer.status <= 308 &&
            /^(https?:\/\/[^/]+)?\/(users\/login|profile)/.test(leads)) ||
          [400, 401, 404].includes(answer.status) ||
          (answer.status === 200 && (text.includes('/users/login') || isOfNoPage(text)));
        const isShared = /\bpublic\b|s-maxage/.test(answer.headers.get('cache-control') ?? '');
        if (!isRefused || text.includes('خروج') || (isShared && answer.status === 200))
          wrong.push(`${name} of ${page}: ${answer.status} ${leads} ${text.slice(0, 80)}`);
      }),
    );
  }
  expect(wrong).toEqual([]);
  const calls = operations.filter(
    ({ method, roles }) => method === 'GET' && !(roles as readonly string[]).includes('Anyone'),
  );
  expect(calls.length).toBeGreaterThan(25);
  const forged = { headers: { cookie: 'bazaar-session=forged.token.value-of-nobody' } };
  for (const { path, operationId } of calls) {
    for (const init of [undefined, forged]) {
      const answer = await nobody.get(`/api/v1${path.replace('{id}', 'x').replace('{name}', 'x')}`, init);
      expect([operationId, answer.status]).toEqual([operationId, 401]);
    }
  }
  tried(pages.length * VARIANTS.length, `requests to ${pages.length} private pages`);
  tried(2 * calls.length, `reads of ${calls.length} private calls`);
});

test("S10 R-498 another person's objects are not found, and the administrator's page is nobody else's", async ({
  product,
}) => {
  const ana = await logInByHttp(product, '09120000001');
  const ben = await logInByHttp(product, '09120000003');
  const first = async (call: string) =>
    ((await (await ana.get(`/api/v1/${call}`)).json()) as { items: { id: string }[] }).items[0]?.id ?? '';
  const [note, conversation] = [await first('notes/byuser'), await first('conversations')];
  const object = (call: string) => `/api/v1/${call}`;
  for (const path of [
    object(`notes/${note}`),
    object(`conversations/${conversation}/thread`),
    object(`conversations/thread/flat?conversationId=${conversation}`),
    object('traderequests/tr-seed-6'),
    object('traderequests/tr-seed-6/membership-and-price'),
    object('traderequestevents?tradeRequestId=tr-seed-6'),
  ]) {
    expect([path, (await ana.get(path)).status]).toEqual([path, 200]);
    const answer = await ben.get(path);
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      404,
      expect.objectContaining({ code: 'not-found' }),
    ]);
  }
  for (const [mobile, status] of [
    ['09120000002', 403],
    ['09120000011', 403],
    ['09120000005', 403],
    ['09120000009', 200],
  ] as const) {
    const one = await logInByHttp(product, mobile);
    for (const path of ['/profile/admin', '/profile/admin?view=customers&user=user-3']) {
      const answer = await one.get(path);
      expect([mobile, path, answer.status]).toEqual([mobile, path, status]);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect((await answer.text()).includes('پیش‌نمایش محتوا')).toBe(status === 200);
    }
  }
});
