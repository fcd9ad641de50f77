/** Serialises rows as CSV for spreadsheets: with a byte order mark, quoted where needed, and without cells that would run as formulas. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** Also the wide signs, which spreadsheets of some languages read as formulas. */
const FORMULA = /^[=+@＝＋－＠\t\r]|^-(?![\d.]+$)/;

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
