/**
 * Headers that pass, by direction. Everything else a browser or a backend sends (cookies, hop-by-hop fields, `x-middleware-*`,
 * `x-forwarded-host`, …) is dropped.
 */
const TO_CATALOGUE = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'if-modified-since',
  'x-forwarded-for',
] as const;

const TO_BROWSER = [
  'content-type',
  'content-language',
  'content-disposition',
  'etag',
  'last-modified',
  'ratelimit-remaining',
  'retry-after',
] as const;

/** Returns the headers of the call to the catalogue. */
export function headersToCatalogue(incoming: Headers, token: string | undefined): Headers {
  const headers = pick(incoming, TO_CATALOGUE);
  headers.set('x-platform', 'Web');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/**
 * Returns the headers of the response to the browser. A response for one person is `no-store`; a public one keeps the lifetime the
 * catalogue gave it.
 */
export function headersToBrowser(answer: Headers, isPrivate: boolean): Headers {
  const headers = pick(answer, TO_BROWSER);
  headers.set('cache-control', isPrivate ? 'private, no-store' : (answer.get('cache-control') ?? 'no-store'));
  headers.set('vary', 'Cookie, Accept-Language');
  return headers;
}

function pick(from: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
