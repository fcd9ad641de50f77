import { fetchUntilServed } from './fetch-until-served.ts';
import { type CrawledPage, readPage } from './page-links.ts';

export interface CrawledLink {
  readonly path: string;
  /** The page the link was found on. */
  readonly from: string;
  readonly status: number;
}

/** What a crawl found. */
export interface Crawl {
  /** Opened addresses, with the page each finally was. */
  readonly pages: ReadonlyMap<string, CrawledPage & { readonly path: string }>;
  /** Every address that was requested. */
  readonly requested: ReadonlySet<string>;
  readonly dead: readonly CrawledLink[];
  /** Links to a fragment its page does not have. */
  readonly lostFragments: readonly string[];
  readonly deadControls: readonly string[];
}

export interface CrawlOptions {
  /** Of links that differ only in ids, names and values, how many are followed. */
  readonly each: number;
  /** Follows every link without a query: the number is then for lists in a state. */
  readonly isWhole?: boolean;
  /** Number of pages opened in parallel. */
  readonly together?: number;
  /** A crawl without a session: pages outside of the account are the same for everybody, and are not requested again. */
  readonly before?: Pick<Crawl, 'requested' | 'pages'>;
  /** Sent with each request: a session. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads a page's links otherwise, such as in a browser; undefined where its HTML has them. */
  readonly linksIn?: (path: string) => Promise<readonly string[] | undefined>;
}

/** Opens the given pages of the site, then what they link to inside it, and so on. */
export async function crawlSite(
  origin: string,
  starts: readonly string[],
  { each, isWhole = false, together = 4, headers = {}, linksIn, before }: CrawlOptions,
): Promise<Crawl> {
  const queue = starts.map((path) => ({ path, from: 'the start' }));
  const shared = [...(before?.requested ?? [])].filter(isOutsideAccount);
  const known = new Set([...starts, ...shared]);
  const followed = countBy(shared, shapeOf);
  const pages = new Map<string, CrawledPage & { readonly path: string }>();
  const dead: CrawledLink[] = [];
  const fragments: { path: string; id: string; from: string }[] = [];
  const controls = new Map<string, string>();

  const open = async (next: { readonly path: string; readonly from: string }) => {
    const answer = await fetchUntilServed(origin + next.path, { headers });
    if (answer.status >= 400) dead.push({ ...next, status: answer.status });
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.body?.cancel();
      return;
    }
    const html = await answer.text();
    const { pathname, search } = new URL(answer.url);
    const page = readPage(html, answer.url);
    if (answer.status < 400) pages.set(next.path, { ...page, path: pathname + search });
    for (const tag of page.dead) if (!controls.has(tag)) controls.set(tag, next.path);
    for (const link of (await linksIn?.(next.path)) ?? page.links) {
      const { path, id } = parted(link);
      if (id !== '') fragments.push({ path, id, from: next.path });
      const shape = shapeOf(path);
      const count = followed.get(shape) ?? 0;
      const most = isWhole && !path.includes('?') ? Number.POSITIVE_INFINITY : each;
      if (known.has(path) || count >= most) continue;
      known.add(path);
      followed.set(shape, count + 1);
      queue.push({ path, from: next.path });
    }
  };
  const opening = new Set<Promise<void>>();
  while (queue.length > 0 || opening.size > 0) {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const one: Promise<void> = open(next).finally(() => opening.delete(one));
      opening.add(one);
      if (opening.size >= together) break;
    }
    await Promise.race(opening);
  }
  const pageAt = (path: string) => pages.get(path) ?? before?.pages.get(path);
  return {
    pages,
    requested: known,
    dead,
    lostFragments: [
      ...new Set(
        fragments
          .filter(({ path, id }) => isLost(pageAt(path), path, id))
          .map(({ path, id, from }) => `${path}#${id} on ${shapeOf(from)}`),
      ),
    ],
    deadControls: [...controls].map(([tag, from]) => `${tag} on ${from}`),
  };
}

/** The pages of a person are written by the browser, and without a session lead to the login. */
function isLost(
  page: (CrawledPage & { readonly path: string }) | undefined,
  path: string,
  id: string,
): boolean {
  return page !== undefined && page.path === path && isOutsideAccount(path) && !page.ids.has(id);
}

function isOutsideAccount(path: string): boolean {
  return !path.startsWith('/profile');
}

function countBy(items: readonly string[], keyOf: (item: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of items.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function parted(link: string): { path: string; id: string } {
  const [path = '', id = ''] = link.split('#');
  return { path, id: id.startsWith(':~:') ? '' : decodeURIComponent(id) };
}

/** Returns the address without its ids, Persian names and values. */
export function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://x');
  const folders = pathname.split('/').map((part) => (/^\w{1,4}-|%/.test(part) ? '*' : part));
  return `${folders.join('/')}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}
