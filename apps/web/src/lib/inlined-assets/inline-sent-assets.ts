import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROUTER_REQUEST_HEADER } from '../framework/router-request.ts';
import { SHEET_LINK, sheetBesideFile } from '../framework/stylesheet-shapes.ts';
import { preloadsPictures, withPictures } from './inlined-picture.ts';
import type { PictureReader } from './read-picture.ts';
import type { ReadSheet } from './stylesheet-files.ts';

const NONCE = /style-src [^;]*'nonce-(?<nonce>[0-9a-f]+)'/;
const END_OF_HEAD = '</head>';

export interface SentAssets {
  readonly sheet: ReadSheet;
  readonly pictures: PictureReader;
}

/**
 * Inlines what the first paint of a page needs that is rendered for this request. Its head is held back until it is whole, for the
 * stylesheets; a page whose head preloads pictures is held back to its end, because they are painted as its largest part and as files would
 * wait for another round trip. Such a page allows style elements by its nonce; every other response, those of the page cache included, is
 * sent as it is.
 */
export function inlineSentAssets(
  request: IncomingMessage,
  response: ServerResponse,
  { sheet, pictures }: SentAssets,
): void {
  if (request.method !== 'GET' || request.headers[ROUTER_REQUEST_HEADER] !== undefined) return;
  const write = response.write.bind(response) as Write;
  const end = response.end.bind(response) as Write;
  let held: Uint8Array[] = [];
  let nonce: string | undefined;
  let isDecided = false;
  let hasPictures = false;

  /** Returns what can be sent now: everything, or nothing while the head is not whole or the page waits for its pictures. */
  function pass(chunk: string | Uint8Array, isLast: boolean): string | Uint8Array | undefined {
    if (!isDecided) {
      isDecided = true;
      nonce = nonceOf(response);
    }
    if (nonce === undefined && !hasPictures) return chunk;
    held.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    if (nonce === undefined) return isLast ? Buffer.concat(held) : undefined;
    const sent = Buffer.concat(held);
    const endOfHead = sent.indexOf(END_OF_HEAD);
    if (endOfHead === -1 && !isLast) return undefined;
    const head = withSentSheets(sent.toString('utf8', 0, Math.max(endOfHead, 0)), nonce, sheet);
    nonce = undefined;
    hasPictures = preloadsPictures(head);
    const passed = Buffer.concat([Buffer.from(head), sent.subarray(Math.max(endOfHead, 0))]);
    held = [passed];
    return hasPictures && !isLast ? undefined : passed;
  }

  response.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    const passed = pass(chunk, false);
    return passed === undefined ? true : write(passed, ...rest);
  }) as ServerResponse['write'];
  response.end = ((chunk?: unknown, ...rest: unknown[]) => {
    const isBody = typeof chunk === 'string' || chunk instanceof Uint8Array;
    if (!isBody && held.length === 0) return end(chunk, ...rest);
    const passed = pass(isBody ? chunk : '', true);
    const others = isBody ? rest : [chunk, ...rest];
    if (!hasPictures) return end(passed, ...others);
    void withPictures(String(passed), pictures).then((page) => end(page, ...others));
    return response;
  }) as ServerResponse['end'];
}

type Write = (...values: unknown[]) => never;

/** Returns the nonce of a page whose stylesheets may be inlined. Where the length is declared, the body cannot change. */
function nonceOf(response: ServerResponse): string | undefined {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html');
  if (!isPage || response.hasHeader('content-length')) return undefined;
  return NONCE.exec(String(response.getHeader('content-security-policy')))?.groups?.nonce;
}

function withSentSheets(head: string, nonce: string, read: ReadSheet): string {
  return head.replace(SHEET_LINK, (link, href: string) => {
    const sheet = read(href);
    return sheet ? sheetBesideFile(href, sheet.text, nonce) : link;
  });
}
