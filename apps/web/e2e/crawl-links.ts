const LINK = /<a\b[^>]*?\shref="(?<href>[^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
/** Links of one shape lead to one screen: this many of them are followed. */
const EACH = 2;
/** Number of pages opened in parallel. */
const TOGETHER = 4;

export interface CrawledLink {
  readonly path: string;
  /** The page the link was found on. */
  readonly from: string;
  readonly status: number;
}

/**
 * Opens the given pages, then what they link to inside the site, and so on. Of links that differ only in ids, names and values the first
 * few are followed. Returns how many were opened and which of them answered 400 or more.
 */
export async function crawlLinks(
  origin: string,
  starts: readonly string[],
): Promise<{ readonly links: number; readonly dead: readonly CrawledLink[] }> {
  const queue = starts.map((path) => ({ path, from: 'the list of pages' }));
  const known = new Set(starts);
  const followed = new Map<string, number>();
  const dead: CrawledLink[] = [];
  const open = async (next: { readonly path: string; readonly from: string }) => {
    const answer = await fetch(origin + next.path, { signal: AbortSignal.timeout(60_000) });
    const html = await answer.text();
    if (answer.status >= 400) dead.push({ ...next, status: answer.status });
    for (const path of linksOf(html, answer.url)) {
      const shape = shapeOf(path);
      const count = followed.get(shape) ?? 0;
      if (known.has(path) || count >= EACH) continue;
      known.add(path);
      followed.set(shape, count + 1);
      queue.push({ path, from: next.path });
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, TOGETHER).map(open));
  return { links: known.size, dead };
}

/** Returns the addresses of the same site which a page links to, spelled as in the page. */
function linksOf(html: string, page: string): string[] {
  return [...html.matchAll(LINK)].flatMap(({ groups }) => {
    const href = (groups?.href ?? '').replace(/&(?:amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity);
    if (!URL.canParse(href, page)) return [];
    const { origin, pathname, search } = new URL(href, page);
    return origin === new URL(page).origin ? [pathname + search] : [];
  });
}

/** Returns the address without its ids, Persian names and values. */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://x');
  const folders = pathname.split('/').map((part) => (/^\w{1,4}-|%/.test(part) ? '*' : part));
  return `${folders.join('/')}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}
