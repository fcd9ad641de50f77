import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { codingFor } from './content-coding.ts';
import { type EncodedPage, encodedPages } from './encoded-pages.ts';

/**
 * Sends the page of this address as it was sent before, without asking the framework. Returns false where there is none, or where the
 * request leads to another response than the page: then the framework answers.
 */
export function sendEncodedPage(
  request: IncomingMessage,
  response: ServerResponse,
  pages = encodedPages,
): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const coding = codingFor(headers);
  const page = coding && pages.find(url, coding);
  if (!page || page.vary.some((name) => headers[name] !== undefined)) return false;
  if (fresh(headers, { etag: page.etag })) {
    response.writeHead(304, [...page.notModifiedHeaders]);
    response.end();
  } else if (method === 'HEAD') {
    response.writeHead(200, [...page.headHeaders]);
    response.end();
  } else {
    sendWhole(response, page);
  }
  return true;
}

function sendWhole(response: ServerResponse, { headers, body }: EncodedPage): void {
  response.writeHead(200, [...headers]);
  response.end(body);
}
