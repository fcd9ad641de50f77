import type { TableRow } from '../db/insert-rows';
import { stepTime, type WalletStep } from '../seed/money/wallet-history';
import { createRandom } from '../seed/random';

export interface PaymentFacts {
  userId: string;
  step: WalletStep;
  /** Names the payment: `pay-<no>`. */
  no: string;
  purpose: string;
  referenceId: string;
  title: string;
}

const daySeconds = 86_400;

export function paidPayment(facts: PaymentFacts): TableRow {
  return {
    ...paymentRow(facts),
    status: 'Paid',
    changed_at: stepTime(facts.step, 94),
    paid_at: stepTime(facts.step, 94),
    tracking_code: trackingCode(facts.no),
    reference_number: digits(`reference-${facts.no}`),
  };
}

/** Returns a payment refused by the bank, then expired. */
export function refusedPayment(facts: PaymentFacts): TableRow {
  return { ...paymentRow(facts), status: 'Expired', changed_at: stepTime(facts.step, daySeconds) };
}

export function openPayment(facts: PaymentFacts): TableRow {
  return paymentRow(facts);
}

function paymentRow({ userId, step, no, purpose, referenceId, title }: PaymentFacts): TableRow {
  return {
    id: `pay-${no}`,
    user_id: userId,
    purpose,
    reference_id: referenceId,
    title,
    amount_rial: step.amountRial,
    tax_rial: 0,
    paid_from_wallet_rial: 0,
    status: 'Created',
    created_at: stepTime(step),
    expires_at: stepTime(step, daySeconds),
    changed_at: stepTime(step),
    paid_at: null,
    tracking_code: null,
    reference_number: null,
  };
}

/** Returns the attempt of a top-up: paid, or refused. */
export function attemptRow({ step, no }: Pick<PaymentFacts, 'step' | 'no'>, isPaid: boolean): TableRow {
  return {
    id: `op-${no}`,
    payment_id: `pay-${no}`,
    attempt_no: 1,
    gateway_id: 'gateway-1',
    status: isPaid ? 'Verified' : 'Failed',
    amount_rial: step.amountRial,
    wallet_rial: 0,
    authority: `seed-${no}`,
    return_path: '/profile/wallet',
    requested_at: stepTime(step, 20),
    expires_at: stepTime(step, 920),
    finished_at: stepTime(step, 94),
    tracking_code: isPaid ? trackingCode(no) : null,
    reference_number: isPaid ? digits(`reference-${no}`) : null,
    card_mask: isPaid ? `6037-99**-****-${digits(`card-${no}`).slice(0, 4)}` : null,
    failure_code: isPaid ? null : 'bank-refused',
  };
}

export function trackingCode(no: string): string {
  return digits(`tracking-${no}`);
}

/** Returns twelve digits that depend on the words only. */
function digits(words: string): string {
  const random = createRandom(words);
  return `${random.int(100_000, 999_999)}${random.int(100_000, 999_999)}`;
}
