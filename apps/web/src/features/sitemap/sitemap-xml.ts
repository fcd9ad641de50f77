import { LONGEST_PART, type SitemapEntry, type SitemapVideo } from './sitemap-entry';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const VIDEO_SCHEMA = 'http://www.google.com/schemas/sitemap-video/1.1';
const IMAGE_SCHEMA = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * Yields a part in the sitemaps.org format, in chunks of text as the addresses come.
 *
 * @param siteUrl origin of the site; every address is made absolute with it
 */
export async function* urlSetXml(
  entries: AsyncIterable<SitemapEntry>,
  siteUrl: string,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGE_SCHEMA}" xmlns:video="${VIDEO_SCHEMA}">\n`;
  let count = 0;
  for await (const entry of entries) {
    if (count === LONGEST_PART) break;
    count += 1;
    yield urlXml(entry, siteUrl);
  }
  yield '</urlset>\n';
}

/** Entry of the index for a part that can be read. */
export interface IndexedPart {
  readonly name: string;
  /** Newest change among its addresses, once it has been written. */
  readonly lastModified?: string;
}

export function indexXml(parts: readonly IndexedPart[], siteUrl: string): string {
  const lines = parts.map(
    ({ name, lastModified }) =>
      `<sitemap><loc>${absolute(`/sitemap/${name}.xml`, siteUrl)}</loc>${lastmod(lastModified)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${lines.join('')}</sitemapindex>\n`;
}

function urlXml({ path, lastModified, image, videos = [] }: SitemapEntry, siteUrl: string): string {
  const played = videos.map((video) => videoXml(video, siteUrl)).join('');
  const picture =
    image === undefined
      ? ''
      : `<image:image><image:loc>${absolute(image, siteUrl)}</image:loc></image:image>`;
  return `<url><loc>${absolute(path, siteUrl)}</loc>${lastmod(lastModified)}${picture}${played}</url>\n`;
}

function videoXml(
  { title, description, poster, source, durationSeconds, publishedAt }: SitemapVideo,
  siteUrl: string,
): string {
  const parts = [
    ['thumbnail_loc', absolute(poster, siteUrl)],
    ['title', escapeXml(title)],
    ['description', escapeXml(description)],
    ['content_loc', absolute(source, siteUrl)],
    ['duration', String(durationSeconds)],
    ['publication_date', escapeXml(publishedAt)],
  ];
  return `<video:video>${parts.map(([name, text]) => `<video:${name}>${text}</video:${name}>`).join('')}</video:video>`;
}

function lastmod(time: string | undefined): string {
  return time === undefined ? '' : `<lastmod>${escapeXml(time)}</lastmod>`;
}

function absolute(path: string, siteUrl: string): string {
  return escapeXml(new URL(path, siteUrl).href);
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;');
}
