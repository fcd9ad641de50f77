import 'server-only';
import { ARTICLE_MARKUP } from './article-markup';
import { sanitize } from './sanitize';

/** A heading of an article that can be linked to; `id` is set on the heading. */
export interface ArticlePart {
  readonly id: string;
  readonly label: string;
  /** The headings of level 3 below one of level 2, in order; absent without any. */
  readonly parts?: readonly ArticlePart[];
}

/** A sanitised article and its parts. */
export interface SafeArticle {
  readonly html: string;
  /** Headings of level 2 with those of level 3 below them, in order. Headings without a text are no parts. */
  readonly parts: readonly ArticlePart[];
}

/**
 * Sanitises an article that is a page of its own: no script, style, id or class of its own, no picture from elsewhere. Headings get ids for
 * links, tables a scrollable box. Sanitising its result again changes nothing.
 *
 * @param tableLabel accessible name of a table's box
 */
export function safeArticle(html: string, tableLabel: string): SafeArticle {
  const { marked, parts } = markHeadings(sanitize(html, ARTICLE_MARKUP));
  const label = sanitize(tableLabel, { allowedTags: [], allowedAttributes: {} }).replaceAll('"', '&quot;');
  const box = `<div tabindex="0" role="group" aria-label="${label}">`;
  return {
    html: marked.replaceAll('<table>', `${box}<table>`).replaceAll('</table>', '</table></div>'),
    parts,
  };
}

/** Adds ids to the headings of a sanitised text, which never nest: `part-2`, and `part-2-1` below it. */
function markHeadings(safe: string): { readonly marked: string; readonly parts: readonly ArticlePart[] } {
  const groups: { readonly part: ArticlePart; readonly isHead: boolean; readonly below: ArticlePart[] }[] =
    [];
  const marked = safe.replace(/<(h[23])>(.*?)<\/\1>/gs, (_, tag: string, inner: string) => {
    const label = plainText(inner);
    const head = groups.at(-1);
    const isBelow = tag === 'h3' && head?.isHead === true;
    const id = isBelow ? `part-${groups.length}-${head.below.length + 1}` : `part-${groups.length + 1}`;
    if (isBelow) head.below.push({ id, label });
    else groups.push({ part: { id, label }, isHead: tag === 'h2', below: [] });
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
  const parts = groups
    .filter(({ part }) => part.label !== '')
    .map(({ part, below }) => ({ part, named: below.filter(({ label }) => label !== '') }))
    .map(({ part, named }) => (named.length === 0 ? part : { ...part, parts: named }));
  return { marked, parts };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plainText(inner: string): string {
  return inner
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();
}
