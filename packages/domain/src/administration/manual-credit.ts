import * as z from 'zod/mini';
import { lengthProblem, requiredText } from '../form-fields/text-field';

/** Rial; what the service gives at once. */
export const CREDIT_LIMITS = { leastRial: 10_000, mostRial: 2_000_000_000 } as const;
export const REASON_LENGTH = { least: 3, most: 200 } as const;

/**
 * Schema of the form by which an administrator gives credit. `amountRial` is the text of an integer, as a field stores it; what was typed and
 * is no amount stays as it is, and is refused. Each issue carries a `FormErrorCode` as its message.
 */
export const manualCreditSchema = z.object({
  amountRial: z.pipe(
    requiredText({
      problem: (text) => {
        const amountRial = Number(text);
        if (!/^\d+$/.test(text) || !Number.isSafeInteger(amountRial)) return 'not-a-number';
        if (amountRial < CREDIT_LIMITS.leastRial) return 'credit-too-little';
        return amountRial > CREDIT_LIMITS.mostRial ? 'credit-too-much' : undefined;
      },
    }),
    z.transform(Number),
  ),
  reason: requiredText({ problem: lengthProblem(REASON_LENGTH, 'reason-too-short', 'too-long') }),
});

export type ManualCreditValues = z.input<typeof manualCreditSchema>;
export type ManualCredit = z.output<typeof manualCreditSchema>;

export const emptyManualCredit = { amountRial: '', reason: '' } satisfies ManualCreditValues;

/** What is read of a line of the ledger. */
interface CreditLine {
  readonly kind: string;
  readonly amountRial: number;
  readonly balanceAfterRial: number;
  readonly status: string;
  readonly createdAt: string;
  readonly finishedAt?: string | undefined;
}

/**
 * Returns the credit a wallet has by its lines, newest first; a wallet without one is empty. The line that moved money last tells it, which
 * is not the newest one where a top-up waited for the bank meanwhile.
 */
export function creditOfLedger(lines: readonly CreditLine[]): number {
  const last = lines
    .filter(({ status }) => status === 'Done')
    .reduce<CreditLine | undefined>(
      (latest, line) => (latest === undefined || movedMs(line) > movedMs(latest) ? line : latest),
      undefined,
    );
  return (last ?? lines[0])?.balanceAfterRial ?? 0;
}

function movedMs({ finishedAt, createdAt }: CreditLine): number {
  return Date.parse(finishedAt ?? createdAt);
}

const RECENT_MS = 24 * 3_600_000;

/** Returns the credit of the same amount an administrator has given within the last day; the newest one, to be shown before another. */
export function recentlyGiven<Line extends CreditLine>(
  lines: readonly Line[],
  amountRial: number,
  nowMs: number,
): Line | undefined {
  return lines.find(
    (line) =>
      line.kind === 'AdminCharge' &&
      line.amountRial === amountRial &&
      nowMs - Date.parse(line.createdAt) < RECENT_MS,
  );
}

/** Returns a mobile number with its middle digits hidden, «0912•••0003»: enough to compare it with the one at hand. */
export function maskPhone(phoneNumber: string): string {
  return phoneNumber.replace(/^(\d{4})\d{3}(\d{4})$/, '$1•••$2');
}
