import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBotUserAgent } from '@bazaar/domain/page-title/error-route';
import { DATA_POLICY } from '../security/content-security-policy.ts';
import { bareText } from './bare-text.ts';

/** Addresses of data and files, whose failures are not pages. */
const NO_PAGE = /^\/(?:_next|api|media|files)\//;
/** Headers that describe the omitted body, or that only the page's own script reads. */
const OF_THE_PAGE =
  /^(?:content-|transfer-encoding$|etag$|link$|set-cookie$|x-nextjs-|x-next-|x-powered-by$)/;

type Chunk = Parameters<ServerResponse['end']>[0];

/**
 * Replaces failures of this response by a bare status for crawlers and link previews (specification §1): no error page, no script, no
 * redirect. Done where the response is written, because a cached page is the same for everybody.
 */
export function bareErrorsForBots(request: IncomingMessage, response: ServerResponse): void {
  if (NO_PAGE.test(request.url ?? '')) return;
  const isBot = isBotUserAgent(request.headers['user-agent']);
  const { writeHead, write, end } = response;
  let isBare = false;

  response.writeHead = function writeHeadOfPage(this: ServerResponse, status: number, ...more: unknown[]) {
    if (status < 400 || this.headersSent) return Reflect.apply(writeHead, this, [status, ...more]);
    // A shared cache must not serve one kind of visitor the response of the other.
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
