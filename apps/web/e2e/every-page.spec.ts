import type { Page } from '@playwright/test';
import { addressesOf } from './addresses';
import { everyPage, PRIVATE_PAGES } from './every-page';
import { startSession } from './log-in';
import { faultsOfPage } from './page-faults';
import { expect, test } from './product';
import { tried } from './tried';

test(
  'S4 every page keeps to the policy, moves nothing while it loads, fits each width, and passes axe',
  {
    tag: '@phone',
  },
  async ({ page, product }, info) => {
    test.setTimeout(1_200_000);
    const { leaf } = await addressesOf(product);
    const pages = Object.entries(await everyPage(product));
    const isPrivate = (folder: string) => PRIVATE_PAGES.some((start) => folder.startsWith(start));
    const found: unknown[] = [];
    const visitAll = async (visitor: Page, waiting: string[]) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        found.push(...(await faultsOfPage(visitor, path)));
    };
    const open = pages.filter(([folder]) => !isPrivate(folder)).map(([, path]) => path);
    const waiting = [
      ...open,
      `${leaf.list}?view=grid&sort=name`,
      '/search?q=بلبرینگ',
      '/search?q=fgfvdk&tab=products',
      '/search?q=بلبرینگ&tab=contents',
      '/search?q=بلبرینگ&tab=videos',
      '/search?q=بلبرینگ&tab=categories',
      '/search?q=qqqxyz&exact=1',
      '/products/search/Product?term=بلبرینگ&view=table',
      '/products/search/Product?term=qqqxyz&kinds=Importer',
      '/search',
      `/suppliers/search/${encodeURIComponent('پمپ')}?view=table`,
    ];
    // Three in parallel: part of the time is spent waiting for late layout shifts.
    const context = page.context();
    await Promise.all(
      [page, await context.newPage(), await context.newPage()].map((visitor) => visitAll(visitor, waiting)),
    );
    await startSession(page, product, info.project.name === 'phone' ? '09120000006' : '09120000005');
    await visitAll(
      page,
      pages.filter(([folder]) => isPrivate(folder)).map(([, path]) => path),
    );
    expect(found).toEqual([]);
    tried(pages.length, 'pages in a browser');
  },
);
