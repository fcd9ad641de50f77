import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { operations } from '@bazaar/api/operations';
import { toPersianDigits } from '@bazaar/domain/persian';
import { everyPage } from './every-page';
import { anonymous, type HttpPerson, logInByHttp } from './http-person';
import { expect, type Product, test } from './product';

const ROUNDS = 167;
const ANA = { mobile: '09176000101', lastName: 'شقایق‌زادهٔ الف' };
const BEN = { mobile: '09176000102', lastName: 'نیلوفرزادهٔ ب' };

/** Public pages that are stored, and rendered for each request; and public calls. */
const isPublicPage = (key: string) =>
  !key.startsWith('profile') && key !== 'users/login' && (!key.startsWith('dynamic/') || RENDERED.has(key));
/** Of the pages that are rendered for each request, which take most of the time. */
const RENDERED = new Set(['dynamic/suppliers/[categoryType]', 'dynamic/supplier/[supplierId]/content-list']);
const PUBLIC_CALLS = [
  'categories/menu?categoryTypes=Product',
  'supplierproducts/sp-1/catalog',
  'suppliers?pageSize=3',
];
/** Private calls whose responses carry something of their reader. */
const PRIVATE_CALLS = [
  'customers/profile',
  'notes/byuser',
  'userfavorites',
  'userfavorites/by-type?type=Product',
  'pagevisits/last-visits',
  'conversations',
  'conversations/unread-thread',
  'deliveryaddresses',
  'wallettransactions',
  'wallettransactions/credit/byuser',
  'traderequests/by-supplier',
  'payments/for-retry-pay',
  'users/profile-picture',
];

async function privatePages(product: Product): Promise<string[]> {
  return Object.entries(await everyPage(product)).flatMap(([key, path]) =>
    key.startsWith('profile') ? [path] : [],
  );
}

/** Logs both in and gives each something of their own with their name in it. */
async function twoPeople(product: Product): Promise<[HttpPerson, HttpPerson]> {
  const people: HttpPerson[] = [];
  for (const { mobile, lastName } of [ANA, BEN]) {
    const one = await logInByHttp(product, mobile, lastName);
    for (const call of ['notes', 'userfavorites', 'pagevisits/visit-count']) {
      const object = { objectType: 'Product', objectId: 'sp-1' };
      const made = await one.send(
        call,
        call === 'notes' ? { ...object, text: `یادداشت ${lastName}` } : object,
      );
      expect([call, made.ok]).toEqual([call, true]);
    }
    people.push(one);
  }
  return people as [HttpPerson, HttpPerson];
}

test('R-497 two people and a visitor take turns 500 times: public bytes are equal, nothing private is shared', async ({
  product,
}) => {
  const [ana, ben] = await twoPeople(product);
  const everybody = [ana, ben, anonymous(product)];
  const pages = Object.entries(await everyPage(product));
  const publicPages = pages.flatMap(([key, path]) => (isPublicPage(key) ? [path] : []));
  const addresses = [
    ...publicPages,
    ...(await privatePages(product)),
    ...[...PUBLIC_CALLS, ...PRIVATE_CALLS].map((call) => `/api/v1/${call}`),
  ];
  const bytes = new Map<string, string>();
  const wrong: string[] = [];
  const told = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = addresses[(round * 7) % addresses.length] as string;
    // At the same moment, each time in another order: what is shared by mistake is shared then.
    const order = everybody.map((_, place) => everybody[(place + round) % everybody.length] as HttpPerson);
    const answers = await Promise.all(
      order.map(async (reader) => {
        const answer = await reader.get(path);
        return { reader, answer, text: await answer.text() };
      }),
    );
    for (const { reader, answer, text } of answers) {
      const name = `${reader.name} ${path} ${answer.status}`;
      const others = [ana, ben].filter((one) => one !== reader).flatMap(({ markers }) => markers);
      if (others.some((marker) => text.includes(marker))) wrong.push(`${name}: another's data`);
      if (reader.markers.some((marker) => text.includes(marker))) told.add(`${reader.name} ${path}`);
      const control = answer.headers.get('cache-control') ?? '';
      const isPrivate = /\bprivate\b/.test(control) && /\bno-store\b/.test(control);
      if (publicPages.includes(path)) {
        const own = comparable(answer, text);
        const known = bytes.get(path) ?? own;
        bytes.set(path, known);
        if (known !== own) wrong.push(`${name}: other bytes`);
      } else if (!isPrivate && (reader.markers.length > 0 || path.startsWith('/profile'))) {
        wrong.push(`${name}: ${control}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  // Each did get their own.
  for (const { name } of [ana, ben]) {
    for (const call of ['customers/profile', 'notes/byuser'])
      expect([...told]).toContain(`${name} /api/v1/${call}`);
  }
  expect(filesWith(product, [...ana.markers, toPersianDigits(ANA.mobile)])).toEqual([]);
});

/** Of a page rendered for each request, what can be seen: its scripts have a number of that response, and come in the order they were ready. */
function comparable({ headers }: Response, text: string): string {
  const isStored = !(headers.get('content-security-policy') ?? '').includes("'nonce-");
  return isStored
    ? text
    : text.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/ nonce="[^"]*"/g, '');
}

/** Returns the files of the running build, its caches included, that hold one of the texts. */
function filesWith({ settings }: Product, texts: readonly string[]): string[] {
  const build = fileURLToPath(new URL(`../${settings.WEB_BUILD_DIR}`, import.meta.url));
  const patterns = texts.flatMap((text) => ['-e', text]);
  try {
    return execFileSync('grep', ['-rlF', ...patterns, build], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  } catch (error) {
    // Without a match it ends with 1.
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}

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

test('R-498 no way to a private page or call leads past the login', async ({ product }) => {
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
});

test("R-498 another person's objects are not found, and the administrator's page is nobody else's", async ({
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
