import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzip } from 'node:zlib';
import fresh from 'fresh';
import { codingFor, storedCoding } from './content-coding.ts';
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
  const stored = storedCoding(coding);
  const page = stored && pages.find(url, stored);
  if (!page || page.vary.some((name) => headers[name] !== undefined)) return false;
  if (fresh(headers, { etag: page.etag })) {
    response.writeHead(304, [...page.notModifiedHeaders]);
    response.end();
  } else if (method === 'HEAD') {
    response.writeHead(200, [...page.plainHeaders]);
    response.end();
  } else {
    if (coding === 'identity') sendAsText(response, page);
    else sendWhole(response, page);
  }
  return true;
}

function sendWhole(response: ServerResponse, { headers, body }: EncodedPage): void {
  response.writeHead(200, [...headers]);
  response.end(body);
}

/** Unpacks beside the event loop. */
function sendAsText(response: ServerResponse, { plainHeaders, body }: EncodedPage): void {
  gunzip(body, (error, text) => {
    if (error) return response.destroy(error);
    response.writeHead(200, [...plainHeaders]);
    response.end(text);
  });
}
