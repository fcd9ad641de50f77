import type { CellValue } from 'read-excel-file/universal';

/** Of the unpacked sheet: a small archive may hold a file of any size. */
const LARGEST_UNPACKED = 24 * 1024 * 1024;
/** Digits of a number that a spreadsheet shows as typed: 0.1 + 0.2 is 0.3. */
const DIGITS = 12;

/** Returns the rows of the first sheet of an XLSX file as texts; throws for a file that is none. */
export async function readSpreadsheet(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly (readonly string[])[]> {
  const [{ readSheet }, packed] = await Promise.all([import('read-excel-file/universal'), repack(bytes)]);
  const rows = await readSheet(packed, { trim: false });
  return rows.map((cells) => cells.map(toText));
}

/**
 * Returns the same file without compression and pictures. The reader unpacks large entries in a worker from a blob, which the site's policy
 * refuses without a word; entries that are only stored it reads at once.
 */
async function repack(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const { unzipSync, zipSync } = await import('fflate');
  let size = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      size += originalSize;
      if (size > LARGEST_UNPACKED) throw new RangeError('too large');
      return true;
    },
  });
  const stored = zipSync(entries, { level: 0 });
  return stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.byteLength) as ArrayBuffer;
}

function toText(value: CellValue | null): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)));
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}
