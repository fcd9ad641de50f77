import { type Crawl, shapeOf } from './crawl-links.ts';
import { readPage } from './page-links.ts';

/** Search is left out by design; the goods of one supplier in a category narrow two pages that are in the sitemap. */
const LEFT_OUT = /^\/search$|^\/products\/category\/[^/]+\/supplier\//;

interface Choice {
  /** Of addresses of one shape, how many are opened. */
  readonly each: number;
  /** Base products are not in the sitemap that was read. */
  readonly isQuick: boolean;
}

/**
 * Returns where crawl and sitemap disagree: indexable pages that are not in it, and addresses of it that do not answer, are not indexed or
 * name another page as canonical. A further page of a list is found from the list, which is in it.
 */
export async function sitemapFaults(
  origin: string,
  crawl: Crawl,
  sitemap: ReadonlySet<string>,
  { each, isQuick }: Choice,
): Promise<string[]> {
  const missing = [...crawl.pages.values()].flatMap(({ path, canonical, isIndexable }) => {
    const isListed = sitemap.has(path) || path.includes('?') || LEFT_OUT.test(path);
    if (!isIndexable || !isSame(canonical, path) || isListed) return [];
    return isQuick && path.startsWith('/products/base-product/') ? [] : [`not in the sitemap: ${path}`];
  });
  const shapes = new Map<string, number>();
  const chosen = [...sitemap].filter((path) => {
    const shape = shapeOf(path);
    const count = shapes.get(shape) ?? 0;
    shapes.set(shape, count + 1);
    return count < each;
  });
  const wrong: string[] = [];
  for (let start = 0; start < chosen.length; start += 4)
    await Promise.all(
      chosen.slice(start, start + 4).map(async (path) => {
        const fault = await faultOf(origin, path);
        if (fault !== undefined) wrong.push(`${fault}: ${path}`);
      }),
    );
  return [...new Set(missing), ...wrong].toSorted();
}

async function faultOf(origin: string, path: string): Promise<string | undefined> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200) return `the sitemap’s answers ${answer.status}`;
  const { canonical, isIndexable } = readPage(html, origin + path);
  if (!isIndexable) return 'the sitemap’s is not indexed';
  return isSame(canonical, path) ? undefined : `the sitemap’s names ${canonical}`;
}

function isSame(canonical: string | undefined, path: string): boolean {
  return canonical !== undefined && decodeURI(canonical) === decodeURI(path);
}
