import { pictureHint, unknownHint } from '../framework/stylesheet-shapes.ts';
import { drawnTag, type PreloadedTag } from './drawn-tag.ts';
import type { PictureReader } from './read-picture.ts';

/** React's preload hint for a picture in one or in several widths, as the page's markup or its data led to it. */
const PRELOADED =
  /<link rel="preload" (?:as="image" (?:imageSrcSet="(?<wider>[^"]+)"|href="(?<single>\/media\/[^"]+)")|href="(?<hinted>\/media\/[^"]+)" as="image")[^>]*>/g;

/** Returns true when the head asks for a picture of the catalogue before its tag is reached. */
export function preloadsPictures(head: string): boolean {
  return head.search(PRELOADED) !== -1;
}

/** As many as the first view of a phone or a laptop shows. */
const MOST = 8;

/**
 * Returns the page with the pictures it preloads inlined, so that they are painted with the text: as vectors where the catalogue has them.
 * The first one, the LCP image, is inlined in pixels otherwise; its wider forms are stored beside it for high-density screens (see
 * `widenPicture`). A picture that is large, late or absent stays a file.
 */
export async function withPictures(html: string, read: PictureReader): Promise<string> {
  const early = [...html.matchAll(PRELOADED)].slice(0, MOST).flatMap((match, index) => {
    const tag = tagOf(html, match.groups ?? {});
    return tag ? [{ hint: match[0], tag, isFirst: index === 0 }] : [];
  });
  const drawn = await Promise.all(early.map(({ tag, isFirst }) => drawnTag(tag, read, isFirst)));
  return early.reduce((page, { hint, tag }, index) => {
    const inlined = drawn[index];
    if (inlined === undefined) return page;
    return page
      .replace(tag.text, () => inlined)
      .replace(hint, '')
      .replace(pictureHint(tag.src), unknownHint);
  }, html);
}

function tagOf(
  html: string,
  { wider, single, hinted }: Record<string, string | undefined>,
): PreloadedTag | undefined {
  const attribute = wider ? `srcSet="${wider}"` : `src="${single ?? hinted}"`;
  const text = new RegExp(`<img(?=[^>]* ${escaped(attribute)})[^>]*>`).exec(html)?.[0];
  const src = / src="(?<src>\/media\/[^"]+)"/.exec(text ?? '')?.groups?.src;
  return text && src ? { text, src, srcSet: wider } : undefined;
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
