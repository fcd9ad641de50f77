import 'server-only';
import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'em',
    'i',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'bdi',
    'sub',
    'sup',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], bdi: ['dir'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Headings of the text stand below those of the page.
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    a: (tagName, { href }) => ({ tagName, attribs: { href: href ?? '', rel: 'nofollow noopener' } }),
  },
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
};

/** Sanitises markup of the catalogue: no script, style, id, class, picture or frame. Idempotent. */
export function safeHtml(html: string | undefined): string {
  return html === undefined ? '' : sanitize(html, OPTIONS).trim();
}
