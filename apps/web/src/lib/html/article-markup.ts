import {
  ARTICLE_PARTS,
  directionOf,
  isOwnAddress,
  linkAddress,
  numbers,
  pictureAddress,
} from './safe-attributes';
import type { AllowedMarkup } from './sanitize';

const PARTS: readonly string[] = ARTICLE_PARTS;

/** What an article may consist of. Its ids, boxes and classes are added by the page, never taken from the text. */
export const ARTICLE_MARKUP: AllowedMarkup = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'b', 'strong', 'em', 'i', 'sub', 'sup', 'bdi', 'blockquote', 'a'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'img', 'figcaption', 'div', 'span', 'aside'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    bdi: ['dir'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ...Object.fromEntries(['p', 'div', 'span', 'aside'].map((tag) => [tag, ['data-part']])),
  },
  transformTags: {
    // Headings move below the page's own title.
    h1: 'h2',
    a: (tagName, attribs) => {
      const href = linkAddress(attribs.href);
      if (href === undefined) return { tagName, attribs: {} };
      return { tagName, attribs: { href, ...(isOwnAddress(href) ? {} : { rel: 'noopener' }) } };
    },
    img: (tagName, { src, alt = '', width, height }) => {
      const own = pictureAddress(src);
      if (own === undefined) return { tagName, attribs: {} };
      return { tagName, attribs: { src: own, alt, ...sizeOf(width, height), loading: 'lazy' } };
    },
    bdi: (tagName, { dir }) => ({ tagName, attribs: directionOf(dir) }),
    ol: (tagName, { start }) => ({ tagName, attribs: numbers({ start }, 4) }),
    th: (tagName, { scope = '', colspan, rowspan }) => ({
      tagName,
      attribs: {
        ...(scope === 'col' || scope === 'row' ? { scope } : {}),
        ...numbers({ colspan, rowspan }, 2),
      },
    }),
    td: (tagName, { colspan, rowspan }) => ({ tagName, attribs: numbers({ colspan, rowspan }, 2) }),
    p: (tagName, attribs) => ({ tagName, attribs: partOf(attribs) }),
    div: named,
    span: named,
    aside: named,
  },
};

function named(tagName: string, attribs: Readonly<Record<string, string>>) {
  return { tagName, attribs: partOf(attribs) };
}

function partOf(attribs: Readonly<Record<string, string>>): Record<string, string> {
  const part = attribs['data-part'];
  return part !== undefined && PARTS.includes(part) ? { 'data-part': part } : {};
}

/** Reserves the picture's space before it loads; only whole pixels are a size. */
function sizeOf(width: string | undefined, height: string | undefined): Record<string, string> {
  const size = numbers({ width, height }, 4);
  return Object.keys(size).length === 2 ? size : {};
}
