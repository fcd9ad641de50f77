import type { ServerResponse } from 'node:http';

/** The framework's own words for a page that is the same for everybody. */
const SHARED = /^s-maxage=\d+/;
/** How long in seconds a cache in front may send a page while nobody behind it answers. */
const WHEN_DOWN_S = 7 * 86_400;

/**
 * Completes the lifetime of a page that is the same for everybody: a cache in front keeps it for that time, and longer while the servers
 * are down; browsers ask each time. Whatever the framework declares as private stays as it is.
 */
export function completeLifetime(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = function writeHeadOfPage(this: ServerResponse, ...parameters: unknown[]) {
    const lifetime = String(this.getHeader('cache-control') ?? '');
    // A failure is worth no more than the framework says.
    if (SHARED.test(lifetime) && Number(parameters[0]) < 400 && !this.headersSent)
      this.setHeader('cache-control', `public, max-age=0, ${lifetime}, stale-if-error=${WHEN_DOWN_S}`);
    return Reflect.apply(writeHead, this, parameters);
  } as ServerResponse['writeHead'];
}
