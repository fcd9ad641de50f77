import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toPersianDigits } from '@bazaar/domain/persian';
import { everyPage, privatePages } from './every-page';
import { anonymous, type HttpPerson, logInByHttp } from './http-person';
import { expect, type Product, test } from './product';
import { tried } from './tried';

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

test('S7 R-497 two people and a visitor take turns 500 times: public bytes are equal, nothing private is shared', async ({
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
  const wrong: string[] = [];
  const told = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = addresses[(round * 7) % addresses.length] as string;
    // At the same moment, each time in another order: what is shared by mistake is shared then.
    const order = everybody.map((_, place) => everybody[(place + round) % everybody.length] as HttpPerson);
    const isPublic = publicPages.includes(path);
    let answers = await askAll(order, path);
    // A page may be rendered anew between two of them, such as one that was incomplete: then they are asked once more.
    if (isPublic && !isSame(answers)) answers = await askAll(order, path);
    if (isPublic && !isSame(answers)) wrong.push(`${path}: other bytes`);
    for (const { reader, answer, text } of answers) {
      const name = `${reader.name} ${path} ${answer.status}`;
      const others = [ana, ben].filter((one) => one !== reader).flatMap(({ markers }) => markers);
      if (others.some((marker) => text.includes(marker))) wrong.push(`${name}: another's data`);
      if (reader.markers.some((marker) => text.includes(marker))) told.add(`${reader.name} ${path}`);
      const control = answer.headers.get('cache-control') ?? '';
      const isPrivate = /\bprivate\b/.test(control) && /\bno-store\b/.test(control);
      if (!isPublic && !isPrivate && (reader.markers.length > 0 || path.startsWith('/profile')))
        wrong.push(`${name}: ${control}`);
    }
  }
  expect(wrong).toEqual([]);
  // Each did get their own.
  for (const { name } of [ana, ben]) {
    for (const call of ['customers/profile', 'notes/byuser'])
      expect([...told]).toContain(`${name} /api/v1/${call}`);
  }
  expect(filesWith(product, [...ana.markers, toPersianDigits(ANA.mobile)])).toEqual([]);
  tried(ROUNDS * everybody.length, `alternating requests to ${addresses.length} addresses`);
});

interface Answered {
  readonly reader: HttpPerson;
  readonly answer: Response;
  readonly text: string;
}

/** Requests an address for all readers at the same moment. */
function askAll(readers: readonly HttpPerson[], path: string): Promise<Answered[]> {
  return Promise.all(
    readers.map(async (reader) => {
      const answer = await reader.get(path);
      return { reader, answer, text: await answer.text() };
    }),
  );
}

function isSame(answers: readonly Answered[]): boolean {
  return new Set(answers.map(({ answer, text }) => comparable(answer, text))).size === 1;
}

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
