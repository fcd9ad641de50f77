import { toPersianDigits } from '../persian-text';

/** Returns the picture of a figure: address and size by the id of the object it shows. */
export type FigureOf = (id: string) => { url: string; width: number; height: number };

/** Heads of a first column whose numbers are designations: bearing 6205, class 8.8, certificate 3.1. */
const CODES = /^(?:کد|مدل|شماره|رده|گونه|رقم)/;
const SIZES = /^[\d۰-۹\s/.,×–-]+$/;

/**
 * Renders the markup of contents to HTML. Blocks are separated by an empty line:
 * `## heading` to `#### heading`; `- item` and `1. item` lists; rows of `| cell | cell |`, the first one the header; `!id caption` a
 * figure; `= formula` with fractions as `{a/b}`, followed by lines `: symbol | meaning`; such lines alone a list of definitions;
 * `> text` a note, `>! text` a warning; `|= text` before a table its caption; anything else a paragraph. Within a block `[text](address)` is
 * a link and `**text**` is strong.
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
  if (first.startsWith('|=')) return table(lines.slice(1), first.slice(2).trim());
  if (first.startsWith('|')) return table(lines);
  if (first.startsWith('= ')) return formula(first.slice(2), lines.slice(1));
  if (first.startsWith(': ')) return definitions(lines);
  if (first.startsWith('>! ')) return aside('warning', lines);
  if (first.startsWith('> ')) return aside('note', lines);
  if (first.startsWith('!')) return figure(first.slice(1), figureOf);
  return `<p>${inline(lines.join(' '))}</p>`;
}

function list(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
}

function table(lines: readonly string[], caption?: string): string {
  const cells = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const hasCodes = CODES.test(cells[0]?.[0] ?? '');
  const [heads = [], ...rows] = cells.map((row) =>
    row.map((cell, column) => inline(column === 0 ? firstOf(cell, hasCodes) : numbersOf(cell))),
  );
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const name = caption === undefined ? '' : `<caption>${inline(caption)}</caption>`;
  return `<table>${name}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Renders a formula, with what its symbols mean. */
function formula(written: string, meanings: readonly string[]): string {
  const text = inline(written).replaceAll(
    /\{([^{}/]+)\/([^{}/]+)\}/g,
    '<span data-part="fraction"><span data-part="numerator">$1</span><span data-part="denominator">$2</span></span>',
  );
  const where = meanings.length === 0 ? '' : `<div data-part="where">${definitions(meanings)}</div>`;
  return `<div data-part="formula"><p>${text}</p>${where}</div>`;
}

function definitions(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const [term = '', ...meaning] = line.slice(2).split(' | ');
    const name = /[A-Za-z\u0370-\u03ff]/.test(term) ? `<bdi dir="ltr">${inline(term)}</bdi>` : inline(term);
    return `<dt>${name}</dt><dd>${inline(meaning.join(' | '))}</dd>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

function aside(part: 'note' | 'warning', lines: readonly string[]): string {
  const text = lines.map((line) => line.replace(/^>!? /, '')).join(' ');
  return `<aside data-part="${part}"><p>${inline(text)}</p></aside>`;
}

/** Converts a cell of the first column: a size, a pair or a range of sizes is a number; anything else names its row and stays. */
function firstOf(cell: string, hasCodes: boolean): string {
  return !hasCodes && SIZES.test(cell) ? toPersianDigits(cell) : cell;
}

/** Converts numbers of a table to Persian digits; a cell with Latin letters is a code and stays unchanged. */
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
