import type { IncomingMessage, ServerResponse } from 'node:http';
import { codingFor, encodeBody, type StoredCoding, storedCoding } from './content-coding.ts';
import { type EncodedPage, encodedPages, type RawHeaders } from './encoded-pages.ts';
import { endRead, expectRead, type PageRead, readOf } from './page-reads.ts';

/** Headers that depend on the coding, or on the connection. */
const OF_THE_CODING = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'date']);
/** Pages encoded at the same time: it must not take the processor from rendering. */
const MOST_AT_ONCE = 1;
let pending = 0;

/**
 * Stores the page of this response as bytes once it is sent, if the framework read it from the page cache as a valid page: status 200,
 * `x-nextjs-cache: HIT`, the same for everybody, requested before.
 */
export function encodeSentPage(
  request: IncomingMessage,
  response: ServerResponse,
  pages = encodedPages,
): void {
  const { method, url = '' } = request;
  if (method !== 'GET' || url.includes('?')) return;
  expectRead(response);
  response.once('close', () => {
    const read = readOf(response);
    const isWhole = read !== undefined && response.writableFinished && isFromCache(response);
    const coding = isWhole ? storedCoding(codingFor(request.headers)) : undefined;
    if (!isWhole || !coding || !pages.isWanted(url, coding) || pending >= MOST_AT_ONCE)
      return endRead(response);
    pending += 1;
    pageOf(read, response, coding)
      .then((page) => {
        // The entry may have changed since it was read.
        if (page && read.isCurrent) pages.store(url, coding, page);
      })
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        pending -= 1;
        endRead(response);
      });
  });
}

function isFromCache(response: ServerResponse): boolean {
  const policy = String(response.getHeader('content-security-policy'));
  return (
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    String(response.getHeader('content-type')).startsWith('text/html') &&
    !response.hasHeader('set-cookie') &&
    // A nonce is for one response.
    !policy.includes("'nonce-")
  );
}

/** Returns the page as it will be sent; undefined where its response states neither a lifetime nor an entity tag. */
async function pageOf(
  { html, pageKey, storedAtMs }: PageRead,
  response: ServerResponse,
  coding: StoredCoding,
): Promise<EncodedPage | undefined> {
  const seconds = /s-maxage=(?<seconds>\d+)/.exec(String(response.getHeader('cache-control')))?.groups
    ?.seconds;
  const etag = response.getHeader('etag');
  if (seconds === undefined || typeof etag !== 'string') return undefined;
  const shared = headersOf(response);
  const body = await encodeBody(html, coding);
  const length = (bytes: number) => ['content-length', String(bytes)];
  return {
    pageKey,
    freshUntilMs: storedAtMs + Number(seconds) * 1_000,
    etag,
    vary: namesIn(response.getHeader('vary')).filter((name) => name !== 'accept-encoding'),
    headers: [...shared, 'content-encoding', coding, ...length(body.byteLength)],
    plainHeaders: [...shared, ...length(Buffer.byteLength(html))],
    notModifiedHeaders: without(shared, 'content-type'),
    body,
  };
}

function headersOf(response: ServerResponse): RawHeaders {
  return response
    .getHeaderNames()
    .filter((name) => !OF_THE_CODING.has(name))
    .flatMap((name) => [response.getHeader(name) ?? []].flat().flatMap((value) => [name, String(value)]));
}

function without(headers: RawHeaders, unwanted: string): RawHeaders {
  return headers.filter((_, index) => headers[index - (index % 2)] !== unwanted);
}

function namesIn(value: number | string | string[] | undefined): string[] {
  return String(value ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
