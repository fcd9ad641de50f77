import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { PageRecord } from '../framework/local-pages.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Half a millisecond for a product page, an eighth of its size; beyond this level a twelfth less costs twice the time. */
const options = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

/** Returns a page as bytes, compressed beside the event loop. */
export async function encodeRecord(record: PageRecord): Promise<Buffer> {
  const { value } = record;
  // As UTF-8: Persian text in memory takes two bytes a character, and every markup around it too.
  const html = Buffer.from(String(value.html));
  return compress(serialize({ ...record, value: { ...value, html } }), options);
}

/** Returns the page of these bytes; undefined where another version wrote them, or they are damaged. */
export async function decodeRecord(bytes: Buffer): Promise<PageRecord | undefined> {
  try {
    const record = deserialize(await decompress(bytes)) as PageRecord & { value: { html: Buffer } };
    if (record.value.kind !== 'APP_PAGE' || typeof record.lastModified !== 'number') return undefined;
    return { ...record, value: { ...record.value, html: Buffer.from(record.value.html).toString() } };
  } catch {
    return undefined;
  }
}
