import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBotUserAgent } from '@bazaar/domain/page-title/error-route';
import { DATA_POLICY } from '../security/content-security-policy.ts';
import { bareText } from './bare-text.ts';

/** Addresses of data and files, whose failures are no pages. */
const NO_PAGE = /^\/(?:_next|api|media|files)\//;
/** What describes the body that is left out, and what only the page's own script reads. */
const OF_THE_PAGE =
  /^(?:content-|transfer-encoding$|etag$|link$|set-cookie$|x-nextjs-|x-next-|x-powered-by$)/;

type Chunk = Parameters<ServerResponse['end']>[0];

/**
 * Makes the failures of this answer a bare status for crawlers and link previews (specification §1): no error page, no script, nothing to
 * be redirected by. Done where the answer is written, because a page that is kept is the same for everybody.
 */
export function bareErrorsForBots(request: IncomingMessage, response: ServerResponse): void {
  if (NO_PAGE.test(request.url ?? '')) return;
  const isBot = isBotUserAgent(request.headers['user-agent']);
  const { writeHead, write, end } = response;
  let isBare = false;

  response.writeHead = function writeHeadOfPage(this: ServerResponse, status: number, ...more: unknown[]) {
    if (status < 400 || this.headersSent) return Reflect.apply(writeHead, this, [status, ...more]);
    // Whoever keeps answers on the way must not give one kind of visitor what was said to the other.
    this.appendHeader('vary', 'user-agent');
    if (!isBot) return Reflect.apply(writeHead, this, [status, ...more]);
    isBare = true;
    for (const name of this.getHeaderNames()) if (OF_THE_PAGE.test(name)) this.removeHeader(name);
    this.setHeader('content-type', 'text/plain; charset=utf-8');
    this.setHeader('content-length', Buffer.byteLength(bareText(status)));
    this.setHeader('content-security-policy', DATA_POLICY);
    return Reflect.apply(writeHead, this, [status]);
  } as ServerResponse['writeHead'];
  if (!isBot) return;

  const sendHead = () => {
    if (!response.headersSent && response.statusCode >= 400) response.writeHead(response.statusCode);
  };
  response.write = function writeOfPage(this: ServerResponse, ...parameters: unknown[]) {
    sendHead();
    if (!isBare) return Reflect.apply(write, this, parameters);
    callBack(parameters);
    return true;
  } as ServerResponse['write'];
  response.end = function endOfPage(this: ServerResponse, ...parameters: unknown[]) {
    sendHead();
    if (!isBare) return Reflect.apply(end, this, parameters);
    const done = parameters.find((parameter) => typeof parameter === 'function');
    return Reflect.apply(end, this, [bareText(this.statusCode) as Chunk, done]);
  } as ServerResponse['end'];
}

function callBack(parameters: readonly unknown[]): void {
  const done = parameters.find((parameter) => typeof parameter === 'function');
  if (typeof done === 'function') queueMicrotask(() => done());
}
