import 'server-only';
import type { RequestOptions } from '@bazaar/api/http';
import { siteSettings } from '@/lib/settings/site-settings';

/** Deadline in ms of one page of a list: no visitor waits for it. */
const CALL_MS = 10_000;
const PAGE_SIZE = 100;
const DEEPEST_PAGE = 100;

interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
}

/**
 * Yields every item of a list of the catalogue, a hundred at a time in sequence, down to the ten thousandth. Responses are not cached: they
 * would evict what visitors read.
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

/** Returns the sitemap's request options: no session, a deadline of its own, no cache. */
export function catalogueRequest(): RequestOptions {
  return {
    baseUrl: siteSettings().CATALOGUE_API_URL,
    signal: AbortSignal.timeout(CALL_MS),
    cache: 'no-store',
  };
}
