import { MOST_LINES } from './draft';
import { nameKey as nameOf } from './name-key';
import { type QuantityProblem, readQuantityText } from './typed-number';

/** A unit the buyer may name, by its title or symbol. */
export interface NamedUnit {
  readonly id: string;
  readonly title: string;
  readonly symbol: string;
  readonly isDiscrete: boolean;
}

export interface PastedLine {
  /** Code and name, as one title. */
  readonly title: string;
  readonly quantity: string;
  readonly unitId: string;
}

export type PastedProblem = QuantityProblem | 'title-too-short' | 'unit-unknown' | 'too-many-lines';

export interface WrongRow {
  /** Number of the row in the text, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly PastedProblem[];
}

export interface PastedList {
  readonly lines: readonly PastedLine[];
  readonly wrong: readonly WrongRow[];
}

type Column = 'code' | 'name' | 'quantity' | 'unit';

const HEADS: Readonly<Record<Column, RegExp>> = {
  code: /^(کد|شماره فنی|کد کالا|code|part ?(no|number)|sku)$/iu,
  name: /^(نام|شرح|عنوان|کالا|نام کالا|شرح کالا|name|title|description|item)$/iu,
  quantity: /^(مقدار|تعداد|quantity|qty|count)$/iu,
  unit: /^(واحد|یکا|unit|uom)$/iu,
};
const USUAL: readonly Column[] = ['code', 'name', 'quantity', 'unit'];
const SHORTEST_TITLE = 2;
const LONGEST_TITLE = 200;

/**
 * Reads a pasted list of code, name, quantity and unit: cells are separated by tab, semicolon, comma or several spaces, whichever the first
 * rows have; digits may be of any script; a first row of headings gives the order. A wrong row keeps its cells and its problems, and holds up
 * no other.
 */
export function readPastedList(text: string, units: readonly NamedUnit[], room = MOST_LINES): PastedList {
  const rows = text.split(/\r\n?|\n/).map((row, index) => ({ row: index + 1, text: row }));
  const filled = rows.filter((row) => row.text.trim() !== '');
  const separator = separatorOf(filled.slice(0, 5).map((row) => row.text));
  const table = filled.map(({ row, text: each }) => ({ row, cells: cellsOf(each, separator) }));
  const columns = headingOf(table[0]?.cells ?? []);
  return readTable(columns === undefined ? table : table.slice(1), columns, {
    units: unitsByName(units),
    room,
  });
}

/** Returns the wrong rows as CSV with their row numbers and the sentences of their problems, for a spreadsheet. */
export function wrongRowsCsv(
  wrong: readonly WrongRow[],
  sentence: (problem: PastedProblem) => string,
): string {
  const rows = wrong.map(({ row, cells, problems }) => [
    String(row),
    ...cells,
    problems.map(sentence).join(' '),
  ]);
  return `\ufeff${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

interface Table {
  readonly units: ReadonlyMap<string, NamedUnit>;
  readonly room: number;
}

function readTable(
  table: readonly { readonly row: number; readonly cells: readonly string[] }[],
  columns: readonly (Column | undefined)[] | undefined,
  { units, room }: Table,
): PastedList {
  const lines: PastedLine[] = [];
  const wrong: WrongRow[] = [];
  for (const { row, cells } of table) {
    const { line, problems } = readRow(cells, columns ?? usualColumns(cells, units), units);
    const all = lines.length >= room ? [...problems, 'too-many-lines' as const] : problems;
    if (all.length === 0) lines.push(line);
    else wrong.push({ row, cells, problems: all });
  }
  return { lines, wrong };
}

function readRow(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  units: ReadonlyMap<string, NamedUnit>,
): { line: PastedLine; problems: PastedProblem[] } {
  const cell = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
  const title = [cell('name'), cell('code')].filter(Boolean).join(' ').slice(0, LONGEST_TITLE);
  const named = cell('unit');
  const unit = units.get(nameOf(named));
  const quantity = readQuantityText(cell('quantity'), unit?.isDiscrete ?? false);
  const problems: PastedProblem[] = [];
  if (title.length < SHORTEST_TITLE) problems.push('title-too-short');
  if (typeof quantity !== 'number') problems.push(quantity);
  if (named !== '' && unit === undefined) problems.push('unit-unknown');
  return { line: { title, quantity: cell('quantity'), unitId: unit?.id ?? '' }, problems };
}

/** Without headings: the last cell may be a unit, the one before it is the quantity, the rest are code and name. */
function usualColumns(
  cells: readonly string[],
  units: ReadonlyMap<string, NamedUnit>,
): readonly (Column | undefined)[] {
  if (cells.length >= USUAL.length) return USUAL;
  const hasUnit =
    cells.length > 2 && (units.has(nameOf(cells.at(-1) ?? '')) || !/\d/.test(digitsSeen(cells.at(-1))));
  const tail: Column[] = hasUnit ? ['quantity', 'unit'] : ['quantity'];
  const heads: Column[] = cells.length - tail.length > 1 ? ['code', 'name'] : ['name'];
  return [...heads, ...tail];
}

function digitsSeen(text = ''): string {
  return text.replace(/\p{Nd}/gu, '0');
}

function headingOf(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => USUAL.find((column) => HEADS[column].test(nameOf(cell))));
  const isHeading = columns.includes('quantity') && (columns.includes('name') || columns.includes('code'));
  return isHeading ? columns : undefined;
}

function separatorOf(rows: readonly string[]): RegExp {
  if (rows.some((row) => row.includes('\t'))) return /\t/;
  if (rows.some((row) => row.includes(';') || row.includes('؛'))) return /[;؛]/;
  if (rows.some((row) => /\s{2,}/.test(row.trim()))) return /\s{2,}/;
  // «،» also groups thousands; a separator stands beside something that is no digit on at least one side.
  return /,|،(?!\p{Nd}{3}(?!\p{Nd}))/u;
}

function cellsOf(row: string, separator: RegExp): string[] {
  const cells = row
    .trim()
    .split(separator)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"'),
    );
  while (cells.length > 1 && cells.at(-1) === '') cells.pop();
  return cells;
}

function unitsByName(units: readonly NamedUnit[]): ReadonlyMap<string, NamedUnit> {
  return new Map(
    units.flatMap((unit) => [unit.title, unit.symbol].map((name) => [nameOf(name), unit] as const)),
  );
}

/** Quotes a cell of CSV; what a spreadsheet would take for a formula begins with an apostrophe. */
function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
