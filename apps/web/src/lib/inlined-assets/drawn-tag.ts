import type { PictureReader } from './read-picture.ts';
import { asCandidate } from './vector-address.ts';

/** The tag of a picture that the page preloads, as React writes it. */
export interface PreloadedTag {
  readonly text: string;
  readonly src: string;
  readonly srcSet: string | undefined;
}

/** See `PictureWidth`. */
const WIDEST_THUMBNAIL = 96;

/** Returns the tag with its picture inside; undefined when it stays a file. Only the first picture of a page is worth its pixels. */
export async function drawnTag(
  tag: PreloadedTag,
  read: PictureReader,
  isFirst: boolean,
): Promise<string | undefined> {
  const vector = await asVector(tag, read);
  if (vector !== undefined || !isFirst) return vector;
  const pixels = await read.pixels(addressIn(tag.src));
  return pixels && asPixels(tag, pixels);
}

/** A thumbnail is drawn for its size, so its forms all come; any wider one is the same drawing. */
async function asVector(
  { text, src, srcSet }: PreloadedTag,
  read: PictureReader,
): Promise<string | undefined> {
  const own = widthOf(src);
  const forms = (srcSet ?? '')
    .split(', ')
    .filter((form) => widthOf(form) === own || widthOf(form) <= WIDEST_THUMBNAIL);
  const sources = forms.length > 1 ? forms.map((form) => form.split(' ')[0] ?? '') : [src];
  const vectors = await Promise.all(sources.map((source) => read.vector(addressIn(source))));
  const largest = vectors.at(-1);
  if (largest === undefined || vectors.includes(undefined)) return undefined;
  const candidates = vectors.map((vector = '', index) =>
    asCandidate(vector, forms[index]?.split(' ')[1] ?? ''),
  );
  const inPlace = candidates.length > 1 ? ` srcSet="${candidates.join(', ')}"` : '';
  return atOnce(
    text.replace(` src="${src}"`, () => ` src="${largest}"`).replace(` srcSet="${srcSet}"`, () => inPlace),
  );
}

function asPixels({ text, src }: PreloadedTag, pixels: string): string {
  return atOnce(text.replace(` src="${src}"`, ` src="${pixels}"`).replace(' srcSet=', ' data-wider='));
}

/** Decoded with the text around it; asynchronously the picture would come a frame later. */
function atOnce(tag: string): string {
  return tag.replace(' decoding="async"', ' decoding="sync"');
}

function widthOf(form: string): number {
  return Number(/\?w=(\d+)/.exec(form)?.[1]);
}

function addressIn(attribute: string): string {
  return attribute.replaceAll('&amp;', '&');
}
