import type { SheetRow } from '@bazaar/domain/trade-drafts';
import type { ParseConfig } from 'papaparse';

/** In the order of certainty: what a spreadsheet copies has tabs, and its cells may have any of the others. */
const SEPARATORS = ['\t', ';', '؛', ',', '،'];
/** No text has it: quotation marks are then signs of inches. */
const NO_QUOTE = '\u0000';
const SEEN_ROWS = 5;

/**
 * Reads the rows of a pasted text: a spreadsheet's clipboard, CSV, or words separated by several spaces. A quoted cell may hold separators and
 * line breaks.
 */
export async function readTextRows(text: string): Promise<readonly SheetRow[]> {
  const { default: papa } = await import('papaparse');
  const prepared = separateSpaces(joinThousands(text.replace(/^\ufeff/, '')));
  const config: ParseConfig<string[]> = { delimiter: separatorOf(prepared), delimitersToGuess: SEPARATORS };
  const quoted = papa.parse<string[]>(prepared, config);
  const isBroken = quoted.errors.some(({ type }) => type === 'Quotes');
  const { data } = isBroken ? papa.parse<string[]>(prepared, { ...config, quoteChar: NO_QUOTE }) : quoted;
  return data.map((cells, index) => ({
    row: index + 1,
    cells: cells.map((cell) => cell.trim().replace(/^"([^"]*)"$/, '$1')),
  }));
}

/** Returns rows as a text that `readTextRows` reads alike. */
export async function writeTextRows(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse(rows as string[][], { delimiter: '\t', newline: '\n' });
}

/** Returns the separator the first rows have; empty where it has to be guessed. */
function separatorOf(text: string): string {
  const unquoted = text.replace(/"[^"]*"/g, '');
  return SEPARATORS.slice(0, 3).find((separator) => unquoted.includes(separator)) ?? '';
}

/** «،» also groups thousands: the groups of one number stay together. */
function joinThousands(text: string): string {
  return text.replace(/(?<=\p{Nd})،(?=\p{Nd}{3}(?!\p{Nd}))/gu, '٬');
}

/** Columns that are aligned by spaces get tabs, unless the text has another separator beside them. */
function separateSpaces(text: string): string {
  const rows = text.split(/\r\n?|\n/);
  const first = rows.filter((row) => row.trim() !== '').slice(0, SEEN_ROWS);
  const gap = /(?<=[^\s,،])[^\S\t]{2,}(?=[^\s,،])/gu;
  const hasGaps = first.length > 0 && first.some((row) => row.search(gap) !== -1);
  if (!hasGaps || /[\t;؛"]/.test(first.join('\n'))) return text;
  return rows.map((row) => row.trim().replace(gap, '\t')).join('\n');
}
