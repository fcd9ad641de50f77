import { findLiveParts } from './find-live-parts';
import type { LivePart } from './live-part';

/** Elements whose text stays as it is: links lead somewhere already, headings are names, heads of tables name their columns. */
const LEFT_ALONE = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'th', 'caption', 'code', 'pre', 'dt', 'button']);
const FORMULA = /\sdata-part="(?:formula|fraction|where)"/;
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/**
 * Makes links of the quantities, standards and codes in sanitised, balanced HTML. The text of the page does not change, and marking the result again
 * changes nothing.
 *
 * @param hrefOf the address a part leads to; undefined leaves it plain
 */
export function markArticle(html: string, hrefOf: (part: LivePart) => string | undefined): string {
  const open: { readonly name: string; readonly isLeftAlone: boolean }[] = [];
  return html
    .split(/(<[^>]*>)/)
    .map((piece, index) => {
      if (index % 2 === 0)
        return open.some(({ isLeftAlone }) => isLeftAlone) ? piece : markText(piece, hrefOf);
      const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(piece) ?? [];
      if (slash !== '') open.splice(open.findLastIndex((outer) => outer.name === name) >>> 0, 1);
      else if (name !== '' && !VOID.has(name)) {
        open.push({ name, isLeftAlone: LEFT_ALONE.has(name) || FORMULA.test(piece) });
      }
      return piece;
    })
    .join('');
}

function markText(text: string, hrefOf: (part: LivePart) => string | undefined): string {
  let marked = '';
  let at = 0;
  for (const part of findLiveParts(text)) {
    const href = hrefOf(part);
    if (href === undefined) continue;
    marked += text.slice(at, part.start) + link(text, part, href);
    at = part.end;
  }
  return marked + text.slice(at);
}

/** What is written in Latin is isolated, so that «DN50 PN16» keeps its order among Persian words. */
function link(text: string, part: LivePart, href: string): string {
  const begin = `<a href="${escaped(href)}" data-live="${escaped(dataOf(part))}">`;
  if (part.kind !== 'quantity') return `${begin}<bdi dir="ltr">${text.slice(part.start, part.end)}</bdi></a>`;
  const unit = text.slice(part.unitStart, part.end);
  const written = /[A-Za-z°]/.test(unit) ? `<bdi dir="ltr">${unit}</bdi>` : unit;
  return `${begin}${text.slice(part.start, part.unitStart)}${written}</a>`;
}

/** Returns «16 bar» or «15~20 kW» for a quantity; nothing for what is only a link. */
function dataOf(part: LivePart): string {
  if (part.kind !== 'quantity') return '';
  const { value, maxValue, unit } = part;
  return `${value}${maxValue === undefined ? '' : `~${maxValue}`} ${unit}`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
