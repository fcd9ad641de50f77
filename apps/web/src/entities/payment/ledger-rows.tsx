import type { WalletTransaction } from '@bazaar/api/model';
import { formatClock, formatDate } from '@bazaar/domain/dates';
import { formatToman } from '@bazaar/domain/money';
import { toShownNumber } from '@bazaar/domain/persian';
import type { LedgerRow } from '@bazaar/ui/patterns/wallet';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { paymentTexts } from '@/translations/payments';
import { walletTexts as texts } from '@/translations/wallet';
import { paymentInWallet } from './payment-places';

const TONES = { Pending: 'info', Done: 'success', Failed: 'error', Reversed: 'neutral' } as const;

/** Returns the lines of a ledger as its table shows them. In one's own, money that waits for a payment leads to that payment. */
export function ledgerRows(
  transactions: readonly WalletTransaction[],
  { isOwn }: { readonly isOwn: boolean },
): readonly LedgerRow[] {
  return transactions.map((line) => {
    const { id, kind, direction, amountRial, status, createdAt, paymentId } = line;
    const hasMoved = status === 'Done';
    const amount = formatToman(amountRial);
    const isOpen = isOwn && status === 'Pending' && paymentId !== undefined;
    return {
      id,
      time: (
        <time dateTime={createdAt}>
          {formatDate(createdAt)}، {formatClock(createdAt)}
        </time>
      ),
      title: texts.kinds[kind] ?? line.description,
      note: isOpen ? <a href={paymentInWallet(paymentId)}>{paymentTexts.readStatus}</a> : noteOf(line),
      code: line.trackingCode === undefined ? undefined : toShownNumber(line.trackingCode),
      state: { text: texts.statuses[status] ?? status, tone: TONES[status] ?? 'neutral' },
      direction: hasMoved ? (direction === 'In' ? 'in' : 'out') : status === 'Pending' ? 'waiting' : 'none',
      amount: hasMoved ? `${direction === 'In' ? '+' : '−'}${amount}` : amount,
      word: hasMoved ? texts.directions[direction] : status === 'Pending' ? texts.waiting : texts.noEffect,
      left: formatToman(line.balanceAfterRial),
    };
  });
}

/** Returns the service's sentence, unless it only repeats the kind. */
function noteOf({ kind, description }: WalletTransaction): string | undefined {
  return kind === 'Charge' ? undefined : isolateCodes(description);
}
