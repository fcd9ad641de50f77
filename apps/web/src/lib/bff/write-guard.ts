/** Why a write is refused, for the log; the visitor learns only that it is not allowed. */
export type WriteRefusal = 'foreign-origin' | 'foreign-site' | 'no-origin' | 'plain-text-body';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site made the browser send. Cookies travel with `SameSite=Lax`; this is the second lock.
 * A write names its origin or its fetch site, and both must be ours; a `text/plain` body is what a foreign form can
 * send without asking, and nothing of ours sends it.
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

/** Our public origin, or the host the browser itself asked: a page of another host cannot claim either. */
function isOwnOrigin(origin: string, host: string | null, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host: originHost, origin: normal, protocol } = new URL(origin);
  if (normal === siteUrl) return true;
  return host !== null && originHost === host && /^https?:$/.test(protocol) && !siteUrl.startsWith('https:');
}
