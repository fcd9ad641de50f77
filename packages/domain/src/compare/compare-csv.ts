/** Rows as a file a spreadsheet opens: a mark for its encoding, quoted where needed, and no cell that would be run as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

const FORMULA = /^[=+@\t\r]|^-(?![\d.]+$)/;

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
