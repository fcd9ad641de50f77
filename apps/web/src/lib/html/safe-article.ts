import 'server-only';
import sanitize from 'sanitize-html';

/** A sanitised article and its parts. */
export interface SafeArticle {
  readonly html: string;
  /** Headings of level 2, in order; `id` is set on the heading. */
  readonly parts: readonly { readonly id: string; readonly label: string }[];
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'b', 'strong', 'em', 'i', 'sub', 'sup', 'bdi', 'blockquote'],
    ...['ul', 'ol', 'li', 'a', 'figure', 'img', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    bdi: ['dir'],
    th: ['scope', 'colspan'],
    td: ['colspan'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Headings move below the page's own title; pictures load from this origin only.
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(isOwn(href) ? {} : { rel: 'noopener' }) },
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: { src, alt, ...sizeOf(width, height), loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[\w./?=&-]+$/.test(attribs.src ?? ''),
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
};

/**
 * Sanitises an article that is a page of its own: no script, style, id or class of its own, no picture from elsewhere. Headings get ids for
 * links, tables a scrollable box.
 *
 * @param tableLabel accessible name of a table's box
 */
export function safeArticle(html: string, tableLabel: string): SafeArticle {
  const parts: { id: string; label: string }[] = [];
  const safe = sanitize(html, OPTIONS).trim();
  const marked = safe.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `part-${parts.length + 1}`;
    parts.push({ id, label: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  const box = `<div tabindex="0" role="group" aria-label="${sanitize(tableLabel, { allowedTags: [] })}">`;
  return {
    html: marked.replaceAll('<table>', `${box}<table>`).replaceAll('</table>', '</table></div>'),
    parts: parts.filter(({ label }) => label !== ''),
  };
}

function isOwn(href: string): boolean {
  return /^[/#](?!\/)/.test(href);
}

/** Reserves the picture's space before it loads; only whole pixels are a size. */
function sizeOf(width: string, height: string): Record<string, string> {
  return /^\d{1,4}$/.test(width) && /^\d{1,4}$/.test(height) ? { width, height } : {};
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plainText(inner: string): string {
  return inner
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();
}
