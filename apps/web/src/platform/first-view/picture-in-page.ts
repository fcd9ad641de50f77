import type { ReadPicture } from './read-picture.ts';
import { unknownHint } from './sheets-in-page.ts';

/** As React writes the picture a page is waiting for (`fetchPriority="high"`), and the hint to fetch it early. */
const PICTURE =
  /<img(?=[^>]* fetchPriority="high")(?<before>[^>]*) src="(?<src>\/media\/[^"]+)" srcSet="(?<wider>[^"]+)"/;

/**
 * The page with its main picture inside, drawn with the first paint instead of a second wait after it. The wider forms of the picture are
 * kept beside it for sharp screens (see `widenPicture`). A picture that is large, late or absent stays a file.
 */
export async function withPicture(html: string, read: ReadPicture): Promise<string> {
  const found = PICTURE.exec(html)?.groups;
  if (!found) return html;
  const { before = '', src = '', wider = '' } = found;
  const data = await read(src.replaceAll('&amp;', '&'));
  if (data === undefined) return html;
  return html
    .replace(PICTURE, () => `<img${before} src="${data}" data-wider="${wider}"`)
    .replace(new RegExp(`<link rel="preload" as="image" imageSrcSet="${escaped(wider)}"[^>]*>`), '')
    .replace(`:HL[\\"${src}\\",\\"image\\"`, unknownHint);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
