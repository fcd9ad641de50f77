import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { mediaUrl } from '../media/media-url.ts';

/** Reads a picture; undefined when it cannot be inlined. */
export type ReadPicture = (path: string) => Promise<string | undefined>;

export interface PictureReader {
  /** The picture as it is stored, in pixels, as a `data:` address. */
  readonly pixels: ReadPicture;
  /** The same drawing as the text of a vector, where the catalogue has one: a tenth of the bytes, and sharp at any density. */
  readonly vector: ReadPicture;
}

/** A larger picture delays the text around it more than it gains. */
const LARGEST_BYTES = 10_240;
/** Deadline in ms; a later picture comes as a file. */
const DEADLINE_MS = 300;
const PIXELS = /^image\/(?:webp|png|jpeg)$/;
const VECTOR = /^image\/svg\+xml$/;

/**
 * Reads small pictures of the catalogue. Calls `onLate` for one that may come another time: it was late, broke off, or the catalogue failed.
 * Uses Node's own HTTP client: the render is over when the picture is read, and the framework's `fetch` would still attribute the call to
 * the page.
 */
export function pictureReader(catalogueOrigin: string, onLate: () => void = () => undefined): PictureReader {
  const urlOf = (path: string) => mediaUrl(new URL(path, 'http://page').href, catalogueOrigin);
  return {
    async pixels(path) {
      const picture = await read(urlOf(path), PIXELS, onLate);
      return picture && `data:${picture.type};base64,${picture.body.toString('base64')}`;
    },
    async vector(path) {
      const url = urlOf(path);
      const isDrawing = url?.pathname.startsWith('/media/drawings/');
      if (!url || !isDrawing) return undefined;
      url.pathname = url.pathname.replace(/\.\w+$/, '.svg');
      const picture = await read(url, VECTOR, onLate);
      return picture?.body.toString();
    },
  };
}

interface Picture {
  readonly type: string;
  readonly body: Buffer;
}

function read(url: URL | undefined, allowed: RegExp, onLate: () => void): Promise<Picture | undefined> {
  if (url === undefined) return Promise.resolve(undefined);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise<Picture | undefined>((resolve, reject) => {
    const request = get(url, { signal: AbortSignal.timeout(DEADLINE_MS) }, async (answer) => {
      try {
        if ((answer.statusCode ?? 0) >= 500) onLate();
        const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
        const isSmall = Number(answer.headers['content-length'] ?? 0) <= LARGEST_BYTES;
        const body =
          answer.statusCode === 200 && allowed.test(type) && isSmall ? await bytesOf(answer) : undefined;
        resolve(body && { type, body });
      } catch (error) {
        reject(error);
      } finally {
        answer.destroy();
      }
    });
    request.on('error', reject);
  }).catch(() => {
    onLate();
    return undefined;
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
