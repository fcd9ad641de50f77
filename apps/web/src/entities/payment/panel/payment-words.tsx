import type { Payment } from '@bazaar/api/model';
import { formatClock, formatDate } from '@bazaar/domain/dates';
import { formatToman } from '@bazaar/domain/money';
import type { PaymentMeaning } from '@bazaar/domain/payments/payment-meaning';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import type { CertaintyFact, CertaintyStep } from '@bazaar/ui/patterns/certainty-panel';
import type { ReactNode } from 'react';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { paymentTexts as texts } from '@/translations/payments';

/** Returns the sentence of what happened. */
export function titleOf(payment: Payment, { event }: PaymentMeaning): string {
  if (event === 'paid' && payment.purpose === 'WalletCharge')
    return texts.toppedUp(formatToman(payment.amountRial));
  return texts.titles[event](isolateCodes(payment.title));
}

/** Returns what explains it: the bank's reason, or that nothing is to be done. */
export function detailOf(payment: Payment, { event }: PaymentMeaning): string | undefined {
  if (event === 'checking') return texts.checkingDetail;
  if (payment.status !== 'Failed') return undefined;
  const reasons: Readonly<Record<string, string>> = texts.failures;
  return reasons[payment.failureCode] ?? texts.otherFailure;
}

/** Returns the figures of a payment that are known in its state; four fit in a row. */
export function factsOf(payment: Payment, { event }: PaymentMeaning): readonly CertaintyFact[] {
  const attempt = payment.attempts.at(-1);
  const isPaid = payment.status === 'Paid' || payment.status === 'Refunded';
  const reference = payment.status === 'Paid' ? payment.referenceNumber : undefined;
  const facts: readonly (CertaintyFact | undefined)[] = [
    { id: 'amount', label: texts.facts.amount, value: <Amount payment={payment} /> },
    isPaid ? undefined : { id: 'purpose', label: texts.facts.purpose, value: isolateCodes(payment.title) },
    reference === undefined ? undefined : code('reference', texts.facts.reference, reference),
    isPaid && reference === undefined
      ? code('tracking', texts.facts.tracking, payment.trackingCode)
      : undefined,
    attempt?.cardMask === undefined
      ? undefined
      : code('card', texts.facts.card, attempt.cardMask.replaceAll('-', ' ')),
    event === 'checking' && attempt?.cardMask === undefined
      ? { id: 'card', label: texts.facts.card, value: texts.facts.notYet }
      : undefined,
    { id: 'time', label: texts.facts.time, value: moment(timeOf(payment)) },
  ];
  return facts.filter((fact) => fact !== undefined);
}

/** Returns the steps of a payment that is being checked. */
export function stepsOf(
  payment: Payment,
  reads: number,
  nextMs: number | undefined,
): readonly CertaintyStep[] | undefined {
  if (payment.status !== 'Verifying') return undefined;
  const { steps } = texts;
  const isAsking = nextMs !== undefined;
  return [
    { id: 'left', state: 'done', title: steps.left, note: formatClock(payment.attempt.requestedAt) },
    { id: 'returned', state: 'done', title: steps.returned },
    {
      id: 'asking',
      state: isAsking ? 'current' : 'done',
      title: isAsking ? steps.asking(toPersianDigits(Math.max(1, reads))) : steps.checked,
      note: isAsking ? steps.nextIn(toPersianDigits(nextMs / 1000)) : undefined,
    },
    {
      id: 'result',
      state: isAsking ? 'coming' : 'current',
      title: steps.result,
      note: isAsking ? steps.resultHere : steps.resultByMessage,
    },
  ];
}

/** Returns what is true of the time ahead. */
export function nextNoteOf(
  payment: Payment,
  { event, actions }: PaymentMeaning,
  nextMs: number | undefined,
): string | undefined {
  if (event === 'checking') return nextMs === undefined ? texts.byMessage : texts.canClose;
  if (payment.status === 'Pending') return texts.fromAttempt(formatClock(payment.attempt.expiresAt));
  return actions.length > 0 ? texts.payableUntil(moment(payment.expiresAt)) : undefined;
}

/** Formats an instant as «۳۰ آبان ۱۴۰۵، ۱۴:۲۱». */
export function moment(at: string): string {
  return `${formatDate(at)}، ${formatClock(at)}`;
}

function timeOf(payment: Payment): string {
  if (payment.status === 'Paid' || payment.status === 'Refunded') return payment.paidAt;
  if (payment.status === 'Failed') return payment.failedAt;
  return payment.attempts.at(-1)?.requestedAt ?? payment.createdAt;
}

function code(id: string, label: string, text: string): CertaintyFact {
  return { id, label, value: <bdi dir="ltr">{toPersianDigits(text)}</bdi> };
}

function Amount({ payment }: { readonly payment: Payment }): ReactNode {
  const { amountRial, taxRial, paidFromWalletRial } = payment;
  const isWhole = paidFromWalletRial === amountRial;
  return (
    <>
      <Toman rial={amountRial} />{' '}
      {paidFromWalletRial > 0 ? (
        <small>
          {isWhole ? texts.facts.allFromWallet : texts.facts.ofWhichWallet(formatToman(paidFromWalletRial))}
        </small>
      ) : taxRial > 0 ? (
        <small>{texts.facts.ofWhichTax(formatToman(taxRial))}</small>
      ) : null}
    </>
  );
}

function Toman({ rial }: { readonly rial: number }): ReactNode {
  return (
    <>
      {formatToman(rial)} <small>{texts.toman}</small>
    </>
  );
}
