/** Deadline of the catalogue in ms, body included: no response of the web app takes longer than three seconds once the request is there. */
export const CATALOGUE_DEADLINE_MS = 2_800;
const MOST_REDIRECTS = 3;

/** The catalogue redirected to another origin; the response is not passed on. */
export class ForeignRedirectError extends Error {
  constructor(target: string) {
    super(`The catalogue redirected to another host: ${target}`);
    this.name = 'ForeignRedirectError';
  }
}

/**
 * Calls the catalogue. Follows a redirect only for a read, and only inside the catalogue's own origin.
 * @throws ForeignRedirectError when it points anywhere else; the fetch's own errors otherwise
 */
export async function callCatalogue(url: URL, init: RequestInit): Promise<Response> {
  let target = url;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await fetch(target, { ...init, redirect: 'manual', cache: 'no-store' });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || answer.status === 304 || location === null)
      return answer;
    const next = URL.canParse(location, target) ? new URL(location, target) : undefined;
    const isRead = init.method === 'GET' || init.method === 'HEAD';
    if (next?.origin !== url.origin || !isRead || redirects >= MOST_REDIRECTS) {
      await answer.body?.cancel();
      throw new ForeignRedirectError(location);
    }
    target = next;
  }
}

/** Percent-encodings that mean nothing else than the character itself (RFC 3986): a backend decodes them, a comparison here does not. */
const NEEDLESS_ENCODING = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i;

/** Returns the catalogue's address for an address of the BFF; undefined when the path leaves the API or hides what it names. */
export function catalogueUrl(requestUrl: string, catalogueOrigin: string): URL | undefined {
  const { pathname, search } = new URL(requestUrl);
  if (!pathname.startsWith('/api/v1/') || /%2f|%5c|\\/i.test(pathname)) return undefined;
  if (NEEDLESS_ENCODING.test(pathname)) return undefined;
  const url = new URL(pathname + search, catalogueOrigin);
  return url.origin === new URL(catalogueOrigin).origin && url.pathname.startsWith('/api/v1/')
    ? url
    : undefined;
}
