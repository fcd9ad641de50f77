import { toCsv } from '../compare/compare-csv';
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

/** A row as it was pasted or stands in a file. */
export interface SheetRow {
  /** Its number there, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface WrongRow extends SheetRow {
  /** The headings above it, if there are any: what is read again needs them. */
  readonly heading?: readonly string[];
  readonly problems: readonly PastedProblem[];
}

export interface PastedList {
  readonly lines: readonly PastedLine[];
  readonly wrong: readonly WrongRow[];
}

type Column = 'code' | 'name' | 'quantity' | 'unit';

const HEADS: Readonly<Record<Column, RegExp>> = {
  code: /^(کد|شماره فنی|کد فنی|کد کالا|پارت نامبر|code|item code|part ?(no\.?|number)|p\/?n|sku)$/iu,
  name: /^(نام|شرح|عنوان|کالا|قلم|نام کالا|شرح کالا|نام قلم|name|product( name)?|title|description|item)$/iu,
  quantity: /^(مقدار|تعداد|مقدار درخواستی|تعداد درخواستی|quantity|qty\.?|count|amount)$/iu,
  unit: /^(واحد|یکا|واحد شمارش|واحد اندازه گیری|unit|units|uom|unit of measure)$/iu,
};
const USUAL: readonly Column[] = ['code', 'name', 'quantity', 'unit'];
const SHORTEST_TITLE = 2;
const LONGEST_TITLE = 200;
/** A sheet may carry its name above the headings. */
const HEADING_WITHIN = 5;

/**
 * Reads the rows of a pasted list or of a file: code, name, quantity and unit; digits may be of any script. A row of headings gives the order
 * of the rows below it. A wrong row keeps its cells and its problems, and holds up no other.
 */
export function readPastedRows(
  rows: readonly SheetRow[],
  units: readonly NamedUnit[],
  room = MOST_LINES,
): PastedList {
  const named = unitsByName(units);
  const lines: PastedLine[] = [];
  const wrong: WrongRow[] = [];
  let heading: { readonly cells: readonly string[]; readonly columns: Columns } | undefined;
  for (const { row, cells } of filledRows(rows)) {
    const columns = headingOf(cells);
    if (columns !== undefined) {
      heading = { cells, columns };
      continue;
    }
    const { line, problems } = readRow(cells, heading?.columns ?? usualColumns(cells, named), named);
    const all = lines.length >= room ? [...problems, 'too-many-lines' as const] : problems;
    if (all.length === 0) lines.push(line);
    else
      wrong.push({ row, cells, problems: all, ...(heading === undefined ? {} : { heading: heading.cells }) });
  }
  return { lines, wrong };
}

/** Returns the wrong rows below their headings, to be corrected and read again. */
export function rowsToCorrect(wrong: readonly WrongRow[]): readonly (readonly string[])[] {
  return wrong.flatMap(({ cells, heading }, index) =>
    heading === undefined || heading === wrong[index - 1]?.heading ? [cells] : [heading, cells],
  );
}

/**
 * Returns the rows of a file beside those already there, in the order in which both are read alike: those with headings come last. The name
 * of a sheet, above its headings, is no row.
 */
export function joinRows(
  present: readonly SheetRow[],
  added: readonly SheetRow[],
): readonly (readonly string[])[] {
  const table = filledRows(added);
  const at = table.slice(0, HEADING_WITHIN).findIndex(({ cells }) => headingOf(cells) !== undefined);
  const isNamed = at > 0 && table.slice(0, at).every(({ cells }) => cells.filter(Boolean).length === 1);
  const rest = isNamed ? table.slice(at) : table;
  const before = filledRows(present);
  return (at === -1 ? [...rest, ...before] : [...before, ...rest]).map(({ cells }) => cells);
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
  return toCsv(rows);
}

type Columns = readonly (Column | undefined)[];

function filledRows(rows: readonly SheetRow[]): readonly SheetRow[] {
  return rows
    .map(({ row, cells }) => ({ row, cells: trimmed(cells) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function readRow(
  cells: readonly string[],
  columns: Columns,
  units: ReadonlyMap<string, NamedUnit>,
): { line: PastedLine; problems: PastedProblem[] } {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  // A cell of several lines is one name.
  const title = [cell('name'), cell('code')]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_TITLE);
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
function usualColumns(cells: readonly string[], units: ReadonlyMap<string, NamedUnit>): Columns {
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

function headingOf(cells: readonly string[]): Columns | undefined {
  const columns = cells.map((cell) => USUAL.find((column) => HEADS[column].test(nameOf(cell))));
  const isHeading = columns.includes('quantity') && (columns.includes('name') || columns.includes('code'));
  return isHeading ? columns : undefined;
}

function trimmed(cells: readonly string[]): readonly string[] {
  const all = cells.map((cell) => cell.trim());
  while (all.length > 1 && all.at(-1) === '') all.pop();
  return all;
}

function unitsByName(units: readonly NamedUnit[]): ReadonlyMap<string, NamedUnit> {
  return new Map(
    units.flatMap((unit) => [unit.title, unit.symbol].map((name) => [nameOf(name), unit] as const)),
  );
}
