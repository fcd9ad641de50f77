import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROFILE_SECTIONS, profileSectionPath } from '@bazaar/domain/permissions/profile-section';
import { expect, it } from 'vitest';
import { brokenPromises, type Promised } from './broken-promises';
import { textsOfFolder } from './texts-of-folder';

/** What has no screen yet, and the words that promise it. A row goes when its screen comes: the test then names the texts to change. */
const PROMISED: readonly Promised[] = [{ route: 'profile/notes', words: /همهٔ یادداشت‌ها/u }];

/** Texts that name such a thing and promise nothing. */
const NO_PROMISE: readonly (readonly [text: RegExp, why: string])[] = [
  [/به کیف پول برمی‌گردد/u, 'a rule of the terms of use'],
  [/^سفارش مستقیم نمی‌پذیرد/u, 'terms of a supplier, as the catalogue gives them'],
  [/^دستیار قیمت نمی‌دهد/u, 'what it will not do'],
];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const routes = globSync('**/page.tsx', { cwd: here('../app') }).map((file) =>
  file.replace(/\(\w+\)\//g, '').replace(/\/?page\.tsx$/, ''),
);
const isThere = (route: string) => routes.some((known) => known === route || known.startsWith(`${route}/`));
const sitePages = ['site-help-pages.ts', 'site-pages.ts'].flatMap((file) =>
  readFileSync(here(`../../../sandbox/src/seed/contents/${file}`), 'utf8')
    .split('\n')
    .map((line): [string, string] => [file, line.replace(/^\s*(\w+:\s*)?'?|',?$/g, '')]),
);
it('no text promises what has no screen, and none says «not yet» of what has one', async () => {
  const texts = [...(await textsOfFolder(here('../translations'))), ...sitePages];
  expect(texts.length).toBeGreaterThan(500);
  expect(brokenPromises(texts, PROMISED, NO_PROMISE, isThere)).toEqual([]);
});

it('every exception is in use', async () => {
  const texts = [...(await textsOfFolder(here('../translations'))), ...sitePages].map(([, text]) => text);
  expect(NO_PROMISE.filter(([sign]) => !texts.some((text) => sign.test(text)))).toEqual([]);
});

it('every section of the menu has a screen', () => {
  expect(PROFILE_SECTIONS.filter((section) => !isThere(routeOf(profileSectionPath(section))))).toEqual([]);
});

function routeOf(path: string): string {
  return path.split('/').slice(1, 3).join('/');
}

const ORDERS: Promised = { route: 'orders', words: /سفارش/u };
const found = (text: string, hasScreen: boolean) =>
  brokenPromises([['here', text]], [ORDERS], [], () => hasScreen).length;

it.each([
  ['سفارش خود را ثبت کنید.', false, 1],
  ['ثبت سفارش هنوز باز نشده است.', false, 0],
  ['سفارش به‌زودی', false, 0],
  ['ثبت سفارش هنوز باز نشده است.', true, 1],
  ['سفارش خود را ثبت کنید.', true, 0],
  ['هنوز سفارشی ندارید.', true, 0],
  ['محصولی نیست.', false, 0],
])('«%s», with its screen: %s → %d', (text, hasScreen, count) => {
  expect(found(text, hasScreen)).toBe(count);
});
