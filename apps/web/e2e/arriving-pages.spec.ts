import { ArrivingPages } from './arriving-pages';
import { everyPage, PRIVATE_PAGES } from './every-page';
import { expect, test } from './product';
import { tried } from './tried';

test('a page that arrives in pieces moves nothing', { tag: '@phone' }, async ({ page, product }) => {
  test.setTimeout(600_000);
  const pages = Object.entries(await everyPage(product)).filter(
    ([folder]) => !PRIVATE_PAGES.some((start) => folder.startsWith(start)),
  );
  const arriving = new ArrivingPages(product.settings.SITE_URL);
  await arriving.start();
  try {
    const moving: unknown[] = [];
    for (const [folder, path] of pages) {
      const { shift, moved } = await arriving.paintOf(page, path);
      if (shift > 0.01) moving.push({ folder, shift, moved });
    }
    expect(moving).toEqual([]);
    tried(pages.length, 'pages that arrive in pieces');
  } finally {
    arriving.stop();
  }
});
