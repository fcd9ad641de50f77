import type { PictureReader } from './read-picture.ts';
import { twoForms } from './two-forms.ts';
import { vectorAddress } from './vector-address.ts';

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

/** A thumbnail is a drawing of its own, so it comes beside a larger form; any other width is the same drawing. */
async function asVector(
  { text, src, srcSet }: PreloadedTag,
  read: PictureReader,
): Promise<string | undefined> {
  const small = smallerForm(srcSet, widthOf(src));
  const [own, thumbnail] = await Promise.all([
    read.vector(addressIn(src)),
    small && read.vector(addressIn(small)),
  ]);
  if (own === undefined || (small && thumbnail === undefined)) return undefined;
  const vector = small && thumbnail ? twoForms(thumbnail, own, widthOf(small)) : own;
  if (vector === undefined) return undefined;
  return atOnce(
    text.replace(` src="${src}"`, () => ` src="${vectorAddress(vector)}"`).replace(` srcSet="${srcSet}"`, ''),
  );
}

function smallerForm(srcSet: string | undefined, own: number): string | undefined {
  const thumbnails = (srcSet ?? '').split(', ').filter((form) => widthOf(form) <= WIDEST_THUMBNAIL);
  return own > WIDEST_THUMBNAIL ? thumbnails.at(-1)?.split(' ')[0] : undefined;
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
