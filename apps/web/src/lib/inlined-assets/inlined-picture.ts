import { pictureHint, unknownHint } from '../framework/stylesheet-shapes.ts';
import type { ReadPicture } from './read-picture.ts';

/** How React asks early for a picture that comes in several widths, or in one. */
const PENDING =
  /<link rel="preload" as="image" (?:imageSrcSet="(?<wider>[^"]+)"|href="(?<single>\/media\/[^"]+)")[^>]*>/;

/**
 * The page with its main picture inside, drawn with the first paint instead of a second wait after it: the first picture the page asks for
 * early. Its wider forms are kept beside it for sharp screens (see `widenPicture`). A picture that is large, late or absent stays a file.
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
    // With the text around it: decoded beside it, the picture would come a frame later.
    .replace(' decoding="async"', ' decoding="sync"');
  return html.replace(tag, drawn).replace(early[0], '').replace(pictureHint(src), unknownHint);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
