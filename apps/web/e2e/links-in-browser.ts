import type { Page } from '@playwright/test';

/** Pages whose links a browser writes: those of a person, and home with what that person goes on with. */
const WRITTEN = /^\/(?:profile(?:[/?#]|$)|$)/;

/** Returns a reader of the links of a person's pages, in the given browser pages: in each one at a time. */
export function linksInBrowser(pages: readonly Page[]) {
  const last = new Map<Page, Promise<unknown>>(pages.map((page) => [page, Promise.resolve()]));
  return (path: string): Promise<readonly string[] | undefined> => {
    if (!WRITTEN.test(path)) return Promise.resolve(undefined);
    // Whichever has waited longest since its last page is first in the map.
    const [page, before] = [...last][0] as [Page, Promise<unknown>];
    const read = before.then(() => linksOn(page, path));
    last.delete(page);
    last.set(
      page,
      read.catch(() => undefined),
    );
    return read;
  };
}

async function linksOn(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash),
  );
}
