import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import { paymentCaller } from '../testing/payment-caller';
import { paymentCommands, type RealPayments } from '../testing/payment-commands';
import { PaymentModel } from '../testing/payment-model';
import { type TestApp, testApp } from '../testing/test-app';
import { giveCredit as grant } from './charge-wallet';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await testApp(60);
});

afterAll(() => app.services.database.close());

/** Creates a new person, whose session outlives every run. */
async function newPerson(): Promise<RealPayments> {
  people += 1;
  const phoneNumber = `0912100${String(people).padStart(4, '0')}`;
  const caller = await paymentCaller(app, phoneNumber);
  const { db } = app.services.database;
  await db.execute(sql`update access_tokens set expires_at = '2099-01-01T00:00:00Z'`);
  const [user] = await selectRows<{ id: string }>(
    db,
    sql`select id from users where phone_number = ${phoneNumber}`,
  );
  return { app, caller, userId: user?.id ?? '', paymentIds: [], authorities: [] };
}

/** Events that must have occurred in some run, otherwise the runs prove less than they claim. */
const everything = [
  'request 200',
  'request 402',
  'request 409',
  'request 422',
  'request holds',
  'retry-request 200',
  'retry-request 409',
  'retry-request holds',
  'walletPay 200',
  'walletPay 402',
  'walletPay 409',
  'walletPay 422',
  'cancel 200',
  'cancel 409',
  'Verifying → Paid',
  'Verifying → Paid with a hold',
  'Verifying → Failed',
  'Verifying → Failed with a hold',
  'Verifying → Created',
  'Verifying → Created with a hold',
  'Pending → Failed',
  'Pending → Failed with a hold',
];

async function giveCredit(
  model: PaymentModel,
  { app: { services }, userId }: RealPayments,
  amountRial: number,
) {
  model.balanceRial += amountRial;
  await services.database.db.transaction((tx) =>
    grant(tx, services, { userId, amountRial, reason: 'آزمون' }),
  );
}

interface Sums {
  ledger: string;
  wallet: string;
  stored: string;
  lines: string;
}

describe('payments and the wallet', () => {
  it('R6 end in the state of a plain model, for any events in any order', async ({ task }) => {
    Object.assign(task.meta, { tried: '90 random histories of up to 40 events' });
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.commands(paymentCommands, { maxCommands: 40, size: 'max' }), async (commands) => {
        const model = new PaymentModel();
        const real = await newPerson();
        await giveCredit(model, real, 5_000_000);
        await fc.asyncModelRun(() => ({ model, real }), commands);
        for (const [index, payment] of model.payments.entries()) {
          const read = await real.caller.read(real.paymentIds[index] ?? '');
          expect(read).toMatchObject({ status: payment.status, amountRial: payment.amountRial });
        }
        for (const [what, times] of model.seen) seen.set(what, (seen.get(what) ?? 0) + times);
        const balance = String(model.balanceRial);
        expect(await sums(real.userId)).toEqual({
          ledger: '0',
          wallet: balance,
          stored: balance,
          lines: balance,
        });
      }),
      { seed: 1405, numRuns: 90, endOnFailure: false },
    );
    expect(everything.filter((what) => !seen.has(what))).toEqual([]);
  }, 120_000);
});

/** Returns the sum of the whole ledger, of the person's entries, the stored balance, and the sum of the lines shown to the person. */
async function sums(userId: string): Promise<Sums | undefined> {
  const [found] = await selectRows<Sums>(
    app.services.database.db,
    sql`select
      (select coalesce(sum(amount_rial), 0)::text from ledger_entries) as ledger,
      (select coalesce(sum(amount_rial), 0)::text from ledger_entries where account_id = ${`wallet-${userId}`}) as wallet,
      (select coalesce(sum(balance_rial), 0)::text from ledger_accounts where user_id = ${userId}) as stored,
      (select coalesce(sum(case direction when 'In' then amount_rial else -amount_rial end), 0)::text
        from wallet_transactions where user_id = ${userId} and status = 'Done') as lines`,
  );
  return found;
}
