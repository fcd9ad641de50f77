import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** How the body of a page is coded. */
export type ContentCoding = StoredCoding | 'identity';

/** How it is kept: as text it takes five times the memory, and hardly anybody asks for it so. */
export type StoredCoding = 'br' | 'gzip';

/** The smallest first; `deflate` is asked for by nobody who does not take gzip. */
const OFFERED: readonly ContentCoding[] = ['br', 'gzip', 'identity'];
/** As small as gzip's best level at the processor time of its usual one; a page is coded again every few minutes. */
const BROTLI_QUALITY = 5;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Returns the smallest coding a request accepts; undefined if it accepts none of ours. */
export function codingFor(headers: IncomingHttpHeaders): ContentCoding | undefined {
  const accepted = new Negotiator({ headers }).encodings([...OFFERED]);
  return OFFERED.find((coding) => accepted.includes(coding));
}

/** Returns the coding of the entry that answers a request: a page as text is unpacked from gzip. */
export function storedCoding(coding: ContentCoding | undefined): StoredCoding | undefined {
  return coding === 'identity' ? 'gzip' : coding;
}

/** Returns the bytes of a page in a coding. Runs beside the event loop. */
export async function encodeBody(html: string, coding: StoredCoding): Promise<Buffer> {
  const body = Buffer.from(html);
  if (coding === 'gzip') return compressGzip(body);
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
