import 'server-only';
import type { RequestOptions } from '@bazaar/api/http';
import { siteSettings } from '@/lib/settings/site-settings';

/** A page of a list may take this long here: nobody looks at a screen meanwhile. */
const CALL_MS = 10_000;
const PAGE_SIZE = 100;
const DEEPEST_PAGE = 100;

interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
}

/**
 * Every item of a list of the catalogue, a hundred at a time and one call after the other, down to the ten thousandth. Answers are not
 * kept: they would push what visitors read out of the cache.
 *
 * @throws ApiError or NetworkError of the page that failed
 */
export async function* readAll<Item>(
  readPage: (page: { pageNumber: number; pageSize: 100 }, request: RequestOptions) => Promise<ListPage<Item>>,
): AsyncGenerator<Item> {
  for (let pageNumber = 1; pageNumber <= DEEPEST_PAGE; pageNumber += 1) {
    const { items } = await readPage({ pageNumber, pageSize: PAGE_SIZE }, catalogueRequest());
    yield* items;
    if (items.length < PAGE_SIZE) return;
  }
}

/** How the sitemap asks: without a session, with a deadline of its own, past the cache. */
export function catalogueRequest(): RequestOptions {
  return {
    baseUrl: siteSettings().CATALOGUE_API_URL,
    signal: AbortSignal.timeout(CALL_MS),
    cache: 'no-store',
  };
}
