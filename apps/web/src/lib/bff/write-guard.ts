/** Why a write is refused, for the log; the visitor learns only that it is not allowed. */
export type WriteRefusal = 'foreign-origin' | 'foreign-site' | 'no-origin' | 'plain-text-body';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns why a write is refused that another site made the browser send; undefined when it is allowed. Cookies have `SameSite=Lax`; this
 * is the second line of defence. A write must name its origin or its fetch site, and both must be the site's own. `text/plain` is refused:
 * a foreign form can send it without a preflight, and the web app never does.
 */
export function refuseForeignWrite(
  method: string,
  headers: Headers,
  siteUrl: string,
): WriteRefusal | undefined {
  if (SAFE_METHODS.has(method.toUpperCase())) return undefined;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return 'foreign-site';
  if (origin !== null && !isOwnOrigin(origin, headers.get('host'), siteUrl)) return 'foreign-origin';
  if (site === null && origin === null) return 'no-origin';
  if (/^\s*text\/plain/i.test(headers.get('content-type') ?? '')) return 'plain-text-body';
  return undefined;
}

/** Accepts the public origin or the host the browser requested: a page of another host can claim neither. */
function isOwnOrigin(origin: string, host: string | null, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host: originHost, origin: normal, protocol } = new URL(origin);
  if (normal === siteUrl) return true;
  return host !== null && originHost === host && /^https?:$/.test(protocol) && !siteUrl.startsWith('https:');
}
