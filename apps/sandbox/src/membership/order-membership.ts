import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { notFound, ProblemError } from '../http/problem';
import { createPayment } from '../money/create-payment';
import { findAgency } from '../people/agency';
import type { SignedInUser } from '../server/request-context';
import type { Services } from '../server/services';
import { activateMembership } from './activate-membership';
import { holdMemberships } from './hold-memberships';
import { findPlan, type MembershipPlan } from './membership-plans';

export interface MembershipOrder {
  planId: string;
  periodMonths: number;
  merchantId?: string;
}

export interface MembershipOrdered {
  membershipId: string;
  status: 'PendingPayment' | 'Active';
  paymentId?: string;
}

const vatPercent = 10;

/** Orders a plan: awaiting payment, or running at once when it is free. Refuses with 403, 404, 409 or 422 by the contract. */
export async function orderMembership(
  tx: Queryable,
  services: Services,
  user: SignedInUser,
  order: MembershipOrder,
): Promise<MembershipOrdered> {
  const plan = await findPlan(tx, order.planId);
  if (plan === undefined) throw notFound('این طرح');
  if (plan.periodMonths !== order.periodMonths) throw otherPeriod(plan.periodMonths);
  await requireMayTake(tx, user, plan, order.merchantId);
  if (plan.priceRial === 0) await requireNotRunning(tx, services, user.id, plan);
  const membershipId = await insertMembership(tx, services, user.id, plan, order.merchantId);
  if (plan.priceRial === 0) {
    await activateMembership(tx, services, membershipId, services.clock.now());
    return { membershipId, status: 'Active' };
  }
  const taxRial = Math.round((plan.priceRial * vatPercent) / 100);
  const { id: paymentId } = await createPayment(tx, services, {
    userId: user.id,
    purpose: 'Membership',
    referenceId: membershipId,
    title: plan.title,
    amountRial: plan.priceRial + taxRial,
    taxRial,
  });
  await tx.execute(sql`update memberships set payment_id = ${paymentId} where id = ${membershipId}`);
  return { membershipId, status: 'PendingPayment', paymentId };
}

function otherPeriod(months: number): ProblemError {
  const shown = new Intl.NumberFormat('fa-IR').format(months);
  return new ProblemError('validation', { errors: { periodMonths: [`این طرح ${shown}ماهه است.`] } });
}

async function requireMayTake(
  tx: Queryable,
  user: SignedInUser,
  plan: MembershipPlan,
  merchantId: string | undefined,
): Promise<void> {
  if (merchantId !== undefined) {
    const agency = await findAgency(tx, user.id, merchantId);
    if (agency === undefined) throw notFound('این شرکت');
    if (agency.kind === 'Agent' && !agency.permissions.includes('Finance'))
      throw new ProblemError('forbidden');
  }
  if (plan.audience === 'Supplier' && !user.roles.includes('Supplier')) throw new ProblemError('forbidden');
}

/** Refuses a free plan while it is running; otherwise its monthly quota would be unlimited. */
async function requireNotRunning(
  tx: Queryable,
  services: Services,
  userId: string,
  plan: MembershipPlan,
): Promise<void> {
  await holdMemberships(tx, userId);
  const now = services.clock.now().toISOString();
  const [running] = await selectRows<{ id: string; validTo: string | Date }>(
    tx,
    sql`select id, valid_to as "validTo" from memberships
      where user_id = ${userId} and plan_id = ${plan.id} and status = 'Active' and valid_to > ${now}::timestamptz`,
  );
  if (running === undefined) return;
  throw new ProblemError('conflict', {
    detail: 'این طرح رایگان برای شما فعال است.',
    current: { membershipId: running.id, status: 'Active' },
  });
}

async function insertMembership(
  tx: Queryable,
  services: Services,
  userId: string,
  plan: MembershipPlan,
  merchantId: string | undefined,
): Promise<string> {
  const id = `mem-${services.random.uuid()}`;
  await tx.execute(sql`
    insert into memberships (id, user_id, merchant_id, plan_id, plan_title, audience, level, period_months, limits, status, created_at)
    values (${id}, ${userId}, ${merchantId ?? null}, ${plan.id}, ${plan.title}, ${plan.audience}, ${plan.level},
      ${plan.periodMonths}, ${JSON.stringify(plan.limits)}::jsonb, 'PendingPayment',
      ${services.clock.now().toISOString()}::timestamptz)`);
  return id;
}
