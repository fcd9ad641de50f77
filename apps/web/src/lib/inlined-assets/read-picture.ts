import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { mediaUrl } from '../media/media-url.ts';

/** Returns the picture as a `data:` address; undefined when it cannot be inlined. */
export type ReadPicture = (path: string) => Promise<string | undefined>;

/** A larger picture delays the text around it more than it gains. */
const LARGEST_BYTES = 10_240;
/** Deadline in ms; a later picture comes as a file. */
const DEADLINE_MS = 300;
const PICTURE = /^image\/(?:webp|png|jpeg)$/;

/**
 * Reads small pictures of the catalogue as `data:` addresses. Uses Node's own HTTP client: the render is over when the picture is read, and
 * the framework's `fetch` would still attribute the call to the page.
 */
export function pictureReader(catalogueOrigin: string): ReadPicture {
  return async (path) => {
    const url = mediaUrl(new URL(path, 'http://page').href, catalogueOrigin);
    return url === undefined ? undefined : read(url).catch(() => undefined);
  };
}

function read(url: URL): Promise<string | undefined> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    const request = get(url, { signal: AbortSignal.timeout(DEADLINE_MS) }, async (answer) => {
      try {
        const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
        const isSmall = Number(answer.headers['content-length'] ?? 0) <= LARGEST_BYTES;
        const body =
          answer.statusCode === 200 && PICTURE.test(type) && isSmall ? await bytesOf(answer) : undefined;
        resolve(body && `data:${type};base64,${body.toString('base64')}`);
      } catch (error) {
        reject(error);
      } finally {
        answer.destroy();
      }
    });
    request.on('error', reject);
  });
}

async function bytesOf(answer: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.byteLength;
    if (size > LARGEST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
