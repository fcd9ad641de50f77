import { type CrawledLink, crawlLinks } from './crawl-links';
import { everyPage } from './every-page';
import { expect, test } from './product';

test('every link of every public page resolves', async ({ product }) => {
  test.setTimeout(300_000);
  const pages = Object.values(await everyPage(product));
  const { links, dead } = await crawlLinks(product.settings.SITE_URL, [
    ...pages.filter((path) => !path.startsWith('/nothing/')),
    // Addresses no menu links to yet.
    '/openai',
    '/help',
    '/contact',
  ]);
  expect(dead.map(({ status, path, from }: CrawledLink) => `${status} ${path} on ${from}`)).toEqual([]);
  expect(links).toBeGreaterThan(100);
});
