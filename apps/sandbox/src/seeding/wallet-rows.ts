import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { insertRows, type TableRow } from '../db/insert-rows';
import { addMonths } from '../membership/membership-months';
import { membershipPlans } from '../seed/money/plans';
import { stepTime, type WalletHistory, type WalletStep } from '../seed/money/wallet-history';
import { attemptRow, openPayment, paidPayment, refusedPayment, trackingCode } from './payment-rows';

interface HistoryRows {
  entries: TableRow[];
  lines: TableRow[];
  payments: TableRow[];
  attempts: TableRow[];
  memberships: TableRow[];
}

/** Writes one wallet with its history; an existing wallet is not changed. */
export async function fillWallet(tx: Queryable, { userId, steps }: WalletHistory): Promise<void> {
  const first = steps[0];
  if (first === undefined) return;
  const made = await selectRows(
    tx,
    sql`insert into ledger_accounts (id, kind, user_id, updated_at)
      select ${`wallet-${userId}`}, 'UserWallet', id, ${stepTime(first)}::timestamptz from users where id = ${userId}
      on conflict do nothing returning id`,
  );
  if (made.length === 0) return;
  const rows = historyRows(userId, steps);
  await insertRows(tx, 'payments', rows.payments);
  await insertRows(tx, 'online_payments', rows.attempts);
  await insertRows(tx, 'ledger_entries', rows.entries);
  await insertRows(tx, 'wallet_transactions', rows.lines);
  await insertRows(tx, 'memberships', rows.memberships);
}

function historyRows(userId: string, steps: readonly WalletStep[]): HistoryRows {
  const rows: HistoryRows = { entries: [], lines: [], payments: [], attempts: [], memberships: [] };
  let balance = 0;
  steps.forEach((step, index) => {
    const context = { userId, step, no: `${userId}-${index + 1}` };
    if (step.kind === 'Charge') balance = addCharge(rows, context, step, balance);
    else if (step.kind === 'Plan') balance = addPlan(rows, context, step, balance);
    else balance = addGrant(rows, context, step, balance);
  });
  return rows;
}

interface StepContext {
  userId: string;
  step: WalletStep;
  /** Names all rows of this step. */
  no: string;
}

type Step<Kind extends WalletStep['kind']> = Extract<WalletStep, { kind: Kind }>;

function addCharge(rows: HistoryRows, context: StepContext, step: Step<'Charge'>, balance: number): number {
  const { userId, no } = context;
  const facts = { ...context, title: 'شارژ کیف پول', purpose: 'WalletCharge', referenceId: `wt-${no}` };
  const isPaid = step.outcome === 'Paid';
  if (step.outcome === 'Open') rows.payments.push(openPayment(facts));
  else rows.payments.push(isPaid ? paidPayment(facts) : refusedPayment(facts));
  if (step.outcome !== 'Open') rows.attempts.push(attemptRow(context, isPaid));
  const after = isPaid ? balance + step.amountRial : balance;
  if (isPaid)
    addTransfer(rows, context, `paid-pay-${no}`, [
      [`wallet-${userId}`, step.amountRial],
      ['bank-clearing', -step.amountRial],
    ]);
  const status = { Paid: 'Done', Refused: 'Failed', Open: 'Pending' }[step.outcome];
  rows.lines.push({
    ...line(context, 'In', after, 'شارژ کیف پول'),
    status,
    payment_id: `pay-${no}`,
    tracking_code: isPaid ? trackingCode(no) : null,
    transfer_id: isPaid ? `paid-pay-${no}` : null,
    finished_at: step.outcome === 'Open' ? null : stepTime(step, isPaid ? 94 : 86_400),
  });
  return after;
}

function addPlan(rows: HistoryRows, context: StepContext, step: Step<'Plan'>, balance: number): number {
  const { userId, no } = context;
  const plan = membershipPlans.find(({ id }) => id === step.planId);
  if (plan === undefined) throw new Error(`There is no plan ${step.planId}`);
  const facts = { ...context, title: plan.title, purpose: 'Membership', referenceId: `mem-${no}` };
  rows.payments.push({
    ...paidPayment(facts),
    tax_rial: step.taxRial,
    paid_from_wallet_rial: step.amountRial,
    reference_number: null,
  });
  addTransfer(rows, context, `paid-pay-${no}`, [
    [`wallet-${userId}`, -step.amountRial],
    ['platform-revenue', step.amountRial - step.taxRial],
    ['vat-payable', step.taxRial],
  ]);
  const after = balance - step.amountRial;
  rows.lines.push({
    ...line(context, 'Out', after, plan.title),
    kind: 'Payment',
    payment_id: `pay-${no}`,
    tracking_code: trackingCode(no),
    transfer_id: `paid-pay-${no}`,
  });
  const from = stepTime(step, 94);
  rows.memberships.push({
    id: `mem-${no}`,
    user_id: userId,
    plan_id: plan.id,
    plan_title: plan.title,
    audience: plan.audience,
    level: plan.level,
    period_months: plan.periodMonths,
    limits: plan.limits,
    status: 'Active',
    payment_id: `pay-${no}`,
    created_at: stepTime(step),
    valid_from: from,
    valid_to: addMonths(new Date(from), plan.periodMonths).toISOString(),
  });
  return after;
}

function addGrant(
  rows: HistoryRows,
  context: StepContext,
  step: Step<'AdminCharge' | 'Correction'>,
  balance: number,
): number {
  const transferId = `grant-${context.no}`;
  addTransfer(rows, context, transferId, [
    [`wallet-${context.userId}`, step.amountRial],
    ['adjustment', -step.amountRial],
  ]);
  const after = balance + step.amountRial;
  rows.lines.push({
    ...line(context, 'In', after, step.description),
    payment_id: null,
    tracking_code: null,
    transfer_id: transferId,
  });
  return after;
}

function addTransfer(
  rows: HistoryRows,
  { step }: StepContext,
  transferId: string,
  entries: [string, number][],
): void {
  for (const [accountId, amountRial] of entries) {
    rows.entries.push({
      transfer_id: transferId,
      account_id: accountId,
      amount_rial: amountRial,
      created_at: stepTime(step, 94),
    });
  }
}

function line(
  { userId, step, no }: StepContext,
  direction: string,
  balanceAfter: number,
  description: string,
) {
  return {
    id: `wt-${no}`,
    user_id: userId,
    kind: step.kind,
    direction,
    amount_rial: step.amountRial,
    balance_after_rial: balanceAfter,
    status: 'Done',
    description,
    created_at: stepTime(step),
    finished_at: stepTime(step, 94),
  };
}
