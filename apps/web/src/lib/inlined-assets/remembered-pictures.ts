import type { PictureReader, ReadPicture } from './read-picture.ts';

/** About 2.5 KB each. */
const MOST = 400;
/** A changed picture is read again after this many ms. */
const FRESH_MS = 600_000;

/** Keeps the pictures that were read last: pages rendered per request show the same ones again and again. A failed read is not stored. */
export function rememberedPictures({ pixels, vector }: PictureReader, now = Date.now): PictureReader {
  return { pixels: remembered(pixels, now), vector: remembered(vector, now) };
}

function remembered(read: ReadPicture, now: () => number): ReadPicture {
  const stored = new Map<string, { readonly picture: string; readonly untilMs: number }>();
  return async (path) => {
    const known = stored.get(path);
    stored.delete(path);
    if (known && known.untilMs > now()) {
      stored.set(path, known);
      return known.picture;
    }
    const picture = await read(path);
    if (picture === undefined) return undefined;
    stored.set(path, { picture, untilMs: now() + FRESH_MS });
    for (const [oldest] of stored) {
      if (stored.size <= MOST) break;
      stored.delete(oldest);
    }
    return picture;
  };
}
