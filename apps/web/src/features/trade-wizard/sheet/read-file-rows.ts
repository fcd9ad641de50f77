import type { SheetRow } from '@bazaar/domain/trade-drafts';
import { decodeText } from './decode-text';
import { readTextRows } from './read-text-rows';

export type SheetProblem = 'too-large' | 'empty' | 'broken' | 'old-format' | 'too-many-rows';

const LARGEST_BYTES = 5 * 1024 * 1024;
/** More than a request has lines, so that the rest can be downloaded; not so many that the field cannot show them. */
const MOST_ROWS = 2_000;

/**
 * Reads the rows of a dropped file: XLSX, CSV or text, told apart by its content and not by its name. Returns why it cannot be read
 * otherwise.
 */
export async function readFileRows(file: File): Promise<readonly SheetRow[] | SheetProblem> {
  if (file.size > LARGEST_BYTES) return 'too-large';
  if (file.size === 0) return 'empty';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const rows = await readBytes(bytes);
    if (typeof rows === 'string') return rows;
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    if (filled.length === 0) return 'empty';
    return filled.length > MOST_ROWS ? 'too-many-rows' : filled;
  } catch (error) {
    return error instanceof RangeError ? 'too-large' : 'broken';
  }
}

async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<readonly SheetRow[] | SheetProblem> {
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { readSpreadsheet } = await import('./read-spreadsheet');
    return (await readSpreadsheet(bytes)).map((cells, index) => ({ row: index + 1, cells }));
  }
  // The container of XLS, and of an XLSX with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'old-format';
  const text = decodeText(bytes);
  return text === undefined ? 'broken' : readTextRows(text);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
