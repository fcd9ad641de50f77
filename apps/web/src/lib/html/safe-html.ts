import 'server-only';
import type sanitizeHtml from 'sanitize-html';
import { isolateRuns } from './isolate-runs';
import { directionOf, linkAddress, numbers } from './safe-attributes';
import { type AllowedMarkup, sanitize } from './sanitize';

const ALLOWED: AllowedMarkup = {
  allowedTags: [
    ...['h3', 'h4', 'p', 'br', 'b', 'strong', 'em', 'i', 'sub', 'sup', 'bdi', 'ul', 'ol', 'li', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], bdi: ['dir'], th: ['scope', 'colspan'], td: ['colspan'] },
  // Headings of the text stand below those of the page.
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    a: (tagName, attribs): sanitizeHtml.Tag => {
      const href = linkAddress(attribs.href);
      return href === undefined
        ? { tagName, attribs: {} }
        : { tagName, attribs: { href, rel: 'nofollow noopener' } };
    },
    bdi: (tagName, { dir }) => ({ tagName, attribs: directionOf(dir) }),
    th: (tagName, { scope = '', colspan }) => ({
      tagName,
      attribs: { ...(scope === 'col' || scope === 'row' ? { scope } : {}), ...numbers({ colspan }, 2) },
    }),
    td: (tagName, { colspan }) => ({ tagName, attribs: numbers({ colspan }, 2) }),
  },
};

/** Sanitises markup of the catalogue and isolates its codes: no script, style, id, class, picture or frame. Idempotent. */
export function safeHtml(html: string | undefined): string {
  return html === undefined ? '' : isolateRuns(sanitize(html, ALLOWED));
}
