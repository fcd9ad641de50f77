import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { mediaUrl } from '../media/media-url.ts';

/** The bytes of a picture as they stand in a page, or undefined. */
export type ReadPicture = (path: string) => Promise<string | undefined>;

/** A picture that is larger costs the text around it more time than it gains. */
const LARGEST_BYTES = 10_240;
/** A page never waits longer for its picture; without it the picture comes as a file. */
const DEADLINE_MS = 300;
const PICTURE = /^image\/(?:webp|png|jpeg)$/;

/**
 * Reads small pictures of the catalogue as `data:` addresses. By Node's own client: a page's render is over when its picture is read, and the
 * framework's `fetch` would still count the call as the page's own.
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
