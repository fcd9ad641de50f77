import type { TableRow } from './table-row';

/** Streams rows into one table; nothing is visible before `end`, and nothing is stored after a failure. */
export interface TableLoader {
  /** Resolves when the server can accept more. */
  write(rows: readonly TableRow[]): Promise<void>;
  end(): Promise<void>;
  abort(reason: Error): Promise<void>;
}

/** Formats one row in the text format of COPY: lists as arrays, objects as JSON. */
export function copyLine(row: TableRow): string {
  return `${Object.values(row).map(copyField).join('\t')}\n`;
}

function copyField(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escapeField(value);
  if (Array.isArray(value)) return escapeField(arrayLiteral(value));
  return typeof value === 'object' ? escapeField(JSON.stringify(value)) : String(value);
}

const special = /[\\\n\r\t]/g;
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escapeField(text: string): string {
  return text.replace(special, (sign) => escapes[sign] ?? sign);
}

function arrayLiteral(values: readonly unknown[]): string {
  const quoted = values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}
