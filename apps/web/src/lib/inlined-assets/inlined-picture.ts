import { pictureHint, unknownHint } from '../framework/stylesheet-shapes.ts';
import type { ReadPicture } from './read-picture.ts';

/** React's preload hint for a picture in one or in several widths. */
const PENDING =
  /<link rel="preload" as="image" (?:imageSrcSet="(?<wider>[^"]+)"|href="(?<single>\/media\/[^"]+)")[^>]*>/;

/**
 * Returns the page with its LCP image inlined – the first picture it preloads – so that it is painted with the text. Its wider forms are
 * stored beside it for high-density screens (see `widenPicture`). A picture that is large, late or absent stays a file.
 */
export async function withPicture(html: string, read: ReadPicture): Promise<string> {
  const early = PENDING.exec(html);
  if (!early) return html;
  const { wider, single } = early.groups ?? {};
  const attribute = wider ? `srcSet="${wider}"` : `src="${single}"`;
  const tag = new RegExp(`<img(?=[^>]* ${escaped(attribute)})[^>]*>`).exec(html)?.[0] ?? '';
  const src = / src="(?<src>\/media\/[^"]+)"/.exec(tag)?.groups?.src;
  const data = src && (await read(src.replaceAll('&amp;', '&')));
  if (!data) return html;
  const drawn = tag
    .replace(` src="${src}"`, ` src="${data}"`)
    .replace(' srcSet=', ' data-wider=')
    // Decoded with the text around it; asynchronously the picture would come a frame later.
    .replace(' decoding="async"', ' decoding="sync"');
  return html.replace(tag, drawn).replace(early[0], '').replace(pictureHint(src), unknownHint);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
