import { toPersianDigits } from '../persian-text';

/** Returns the picture of a figure: address and size by the id of the object it shows. */
export type FigureOf = (id: string) => { url: string; width: number; height: number };

/**
 * Renders the markup of contents to HTML. Blocks are separated by an empty line:
 * `## heading` to `#### heading`; `- item` and `1. item` lists; rows of `| cell | cell |`, the first one the header; `!id caption` a
 * figure; anything else a paragraph. Within a block `[text](address)` is a link and `**text**` is strong.
 */
export function renderBody(markup: string, figureOf: FigureOf): string {
  return markup
    .trim()
    .split(/\n\s*\n/)
    .map((block) => renderBlock(block.trim(), figureOf))
    .join('');
}

function renderBlock(block: string, figureOf: FigureOf): string {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const heading = /^(#{2,4}) (.+)$/.exec(first);
  if (heading !== null) {
    const level = heading[1]?.length;
    return `<h${level}>${inline(heading[2] ?? '')}</h${level}>`;
  }
  if (first.startsWith('- ')) return list('ul', lines, /^- /);
  if (/^\d+\. /.test(first)) return list('ol', lines, /^\d+\. /);
  if (first.startsWith('|')) return table(lines);
  if (first.startsWith('!')) return figure(first.slice(1), figureOf);
  return `<p>${inline(lines.join(' '))}</p>`;
}

function list(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
}

function table(lines: readonly string[]): string {
  const [heads = [], ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell, column) => inline(column === 0 ? cell.trim() : numbersOf(cell.trim()))),
  );
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Converts numbers of a table to Persian digits; a cell with Latin letters is a code and stays unchanged, as does the first column. */
function numbersOf(cell: string): string {
  return /[A-Za-z]/.test(cell) ? cell : toPersianDigits(cell);
}

function figure(line: string, figureOf: FigureOf): string {
  const [id = '', ...words] = line.split(' ');
  const caption = inline(words.join(' '));
  const { url, width, height } = figureOf(id);
  const size = `width="${width}" height="${height}"`;
  return `<figure><img src="${url}" ${size} alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
}

function inline(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

/** Counts the words of a markup as read: markers, table syntax and addresses do not count. */
export function countWords(markup: string): number {
  const plain = markup.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll(/^!\S+/gm, ' ');
  return (plain.match(/[\p{L}\p{N}][\p{L}\p{N}\u200c٫/.]*/gu) ?? []).length;
}

/** Returns the rows of a table in the markup. */
export function tableOf(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [heads, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
