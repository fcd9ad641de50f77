import type { Page } from '@playwright/test';
import { type Crawl, crawlSite } from './crawl-links';
import { fetchUntilServed } from './fetch-until-served';
import { linksInBrowser } from './links-in-browser';
import { startSession } from './log-in';
import { expect, type Product, test } from './product';
import { publicRoutes } from './public-routes';
import { readSitemap } from './read-sitemap';
import { sitemapFaults } from './sitemap-faults';

/** Links of one shape lead to one screen: this many of them are followed. */
const EACH = 2;
/** Each base product is a call of its own: they are left to the whole crawl. */
const isQuick = (part: string) => !part.includes('/base-');

const faultsOf = ({ dead, lostFragments, deadControls }: Crawl) => ({
  dead: dead.map(({ status, path, from }) => `${status} ${path} on ${from}`),
  lostFragments,
  deadControls,
});
const none = { dead: [], lostFragments: [], deadControls: [] };

test('every public route answers as designed', async ({ product }) => {
  const routes = await publicRoutes(product);
  expect(routes).toHaveLength(39);
  const found = await Promise.all(
    routes.map(async ({ code, sample }) => {
      const answer = await fetchUntilServed(product.settings.SITE_URL + sample, { redirect: 'manual' });
      await answer.body?.cancel();
      return `${code} ${answer.status}`;
    }),
  );
  expect(found).toEqual(routes.map(({ code, status }) => `${code} ${status}`));
});

test('R-523 from the home page every link resolves, with and without a session, every control does something, and what search engines should find is in the sitemap', async ({
  page,
  product,
}) => {
  test.setTimeout(1_200_000);
  const { SITE_URL } = product.settings;
  const [crawl, sitemap] = await Promise.all([
    crawlSite(SITE_URL, ['/'], { each: EACH }),
    readSitemap(SITE_URL, isQuick),
  ]);
  expect(faultsOf(crawl)).toEqual(none);
  expect(crawl.pages.size).toBeGreaterThan(100);
  expect(await sitemapFaults(SITE_URL, crawl, sitemap, { each: EACH, isQuick: true })).toEqual([]);
  const reached = [...crawl.pages.values()].map(({ path }) => path);
  const unreached = (await publicRoutes(product)).filter(
    ({ address, unlinked }) => unlinked === undefined && !reached.some((path) => address.test(path)),
  );
  expect(unreached.map(({ code }) => code)).toEqual([]);

  const ofPerson = await crawlLoggedIn(page, product, crawl);
  expect(faultsOf(ofPerson)).toEqual(none);
  expect([...ofPerson.pages.keys()].filter((path) => path.startsWith('/profile')).length).toBeGreaterThan(10);
});

/** Follows the links of the account, and those it alone has to the rest of the site. */
async function crawlLoggedIn(page: Page, product: Product, before: Crawl): Promise<Crawl> {
  await startSession(page, product, '09120000001');
  const context = page.context();
  const cookies = await context.cookies(product.settings.SITE_URL);
  // A page that a browser writes is read when nothing more is requested: three wait beside each other.
  const readers = [page, await context.newPage(), await context.newPage()];
  return crawlSite(product.settings.SITE_URL, ['/'], {
    each: EACH,
    before,
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    linksIn: linksInBrowser(readers),
  });
}
