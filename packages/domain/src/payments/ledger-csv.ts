import { toCsv } from '../compare/compare-csv';
import { formatClock, formatShortDate } from '../dates/jalali';
import { toLatinDigits } from '../persian/digits';

/** What is read of a line of the ledger. */
export interface LedgerLine {
  readonly createdAt: string;
  readonly description: string;
  readonly trackingCode?: string | undefined;
  readonly status: string;
  readonly direction: string;
  readonly amountRial: number;
  readonly balanceAfterRial: number;
}

export interface LedgerCsvTexts {
  /** Time, description, code, status, Rial in, Rial out, Rial left. */
  readonly heads: readonly string[];
  readonly statuses: Readonly<Record<string, string>>;
}

/**
 * Returns a ledger as CSV: Jalali dates, money in Rial with Latin digits and without separators, so that a spreadsheet can add it up. What
 * has not moved stands in neither column of money.
 */
export function ledgerCsv(lines: readonly LedgerLine[], { heads, statuses }: LedgerCsvTexts): string {
  const rows = lines.map((line) => {
    const moved = line.status === 'Done' ? String(line.amountRial) : '';
    return [
      toLatinDigits(`${formatShortDate(line.createdAt)} ${formatClock(line.createdAt)}`),
      line.description,
      line.trackingCode ?? '',
      statuses[line.status] ?? line.status,
      line.direction === 'In' ? moved : '',
      line.direction === 'Out' ? moved : '',
      String(line.balanceAfterRial),
    ];
  });
  return toCsv([heads, ...rows]);
}
