import type { Page } from '@playwright/test';

/** Pages whose links a browser writes: those of a person, and home with what that person goes on with. */
const WRITTEN = /^\/(?:profile(?:[/?#]|$)|$)/;

/** Returns a reader of the links of a person's pages, in the given browser page, one at a time. */
export function linksInBrowser(page: Page) {
  let last: Promise<unknown> = Promise.resolve();
  return (path: string): Promise<readonly string[] | undefined> => {
    if (!WRITTEN.test(path)) return Promise.resolve(undefined);
    const read = last.then(() => linksOn(page, path));
    last = read.catch(() => undefined);
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
