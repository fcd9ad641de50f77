import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Services } from '../server/services';
import { type BankSession, finaliseSession, findSession } from './bank-books';
import {
  type BankDecision,
  bankDecisions,
  bankPage,
  bankPolicy,
  messagePage,
  receiptPage,
} from './bank-page';
import { receiveCallback } from './receive-callback';

const silentSeconds = 15;

/**
 * Routes of the simulated bank, outside the contract: GET and POST /bank/{authority} show its page, POST …/decision is the customer's
 * choice, GET and POST /bank/callback is the merchant's address that it calls.
 */
export function bankRoutes(services: Services): Hono {
  const app = new Hono();
  const pages = pageAnswers(services);
  app.use('/bank/*', bodyLimit({ maxSize: 8 * 1024, onError: (context) => pages.refuse(context, 413) }));
  app.on(['GET', 'POST'], '/bank/callback', async (context) => {
    const call = await readFields(context);
    const to = await receiveCallback(services, {
      authority: call.authority ?? '',
      ...(call.paymentId === undefined ? {} : { paymentId: call.paymentId }),
      ...(call.amount === undefined ? {} : { amountRial: call.amount }),
    });
    return to === undefined ? pages.refuse(context, 404) : context.redirect(to, 302);
  });
  app.on(['GET', 'POST'], '/bank/:authority', async (context) => {
    const session = await readSession(services, context.req.param('authority'));
    if (session === undefined) return pages.refuse(context, 404);
    if (session.status !== 'Open') return pages.show(context, receiptPage(session, callbackOf(session)));
    await markRedirected(services, session.authority);
    return pages.show(context, bankPage(session));
  });
  app.post('/bank/:authority/decision', async (context) => {
    const { decision } = await readFields(context);
    const session = await readSession(services, context.req.param('authority'));
    if (session === undefined) return pages.refuse(context, 404);
    if (!isDecision(decision)) return pages.refuse(context, 400);
    return pages.leave(context, await finalise(services, session, decision), decision);
  });
  return app;
}

/** Applies the customer's choice; a closed session does not change. */
async function finalise(
  services: Services,
  session: BankSession,
  decision: BankDecision,
): Promise<BankSession> {
  const outcome = decision === 'refuse' ? 'Refused' : decision === 'cancel' ? 'Cancelled' : 'Paid';
  const late = decision === 'payLate' ? { silentSeconds } : {};
  const { authority } = session;
  await finaliseSession(services.database.db, services, { authority, decision: outcome, ...late });
  const settled = (await readSession(services, authority)) ?? session;
  if (decision === 'payTwice') await receiveCallback(services, { authority, ...claimOf(settled) });
  return settled;
}

function pageAnswers(services: Services) {
  const headers = {
    'content-security-policy': bankPolicy(services.siteUrl),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  const show = (context: Context, page: string, status: 200 | 400 | 404 | 413 = 200) =>
    context.html(page, status, headers);
  const sentences = {
    400: 'این درخواست را بانک نمی‌شناسد.',
    404: 'چنین پرداختی در این بانک نیست.',
    413: 'این درخواست بیش از حد بزرگ است.',
  };
  return {
    show,
    refuse: (context: Context, status: 400 | 404 | 413) =>
      show(context, messagePage('درگاه پرداخت آزمایشی', sentences[status]), status),
    leave: (context: Context, session: BankSession, decision: BankDecision) => {
      if (decision === 'payAndStay') return show(context, receiptPage(session));
      if (session.returnMode === 'Post') return show(context, receiptPage(session, callbackOf(session)));
      return context.redirect(`/bank/callback?${new URLSearchParams(callbackOf(session))}`, 303);
    },
  };
}

/** Returns the parameters the bank sends along; the merchant trusts none of them. */
function callbackOf(session: BankSession): Record<string, string> {
  const status = session.status === 'Paid' || session.status === 'Verified' ? 'OK' : 'NOK';
  return { authority: session.authority, status, amount: String(session.amountRial) };
}

function claimOf({ amountRial }: BankSession) {
  return { amountRial: String(amountRial) };
}

function readSession(services: Services, authority: string): Promise<BankSession | undefined> {
  const isAuthority = /^[0-9a-f]{40}$/.test(authority);
  if (!isAuthority) return Promise.resolve(undefined);
  return findSession(services.database.db, authority, services.clock.now());
}

/** Records that the bank's page was opened: the attempt learns nothing else before it ends. */
async function markRedirected({ database }: Services, authority: string): Promise<void> {
  await database.db.execute(sql`
    update online_payments set status = 'Redirected' where authority = ${authority} and status = 'Requested'`);
}

async function readFields(context: Context): Promise<Record<string, string>> {
  const query = Object.fromEntries(new URL(context.req.url).searchParams);
  const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  const form = isForm ? Object.fromEntries(new URLSearchParams(await context.req.text())) : {};
  const fields = { ...query, ...form };
  // Removes NUL characters: no text of a bank has them, and PostgreSQL refuses them.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !value.includes('\u0000')));
}

function isDecision(value: string | undefined): value is BankDecision {
  return bankDecisions.includes(value as BankDecision);
}
