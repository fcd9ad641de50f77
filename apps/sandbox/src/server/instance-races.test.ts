import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHandle, type Queryable, selectRows } from '../db/database-handle';
import { openPostgres } from '../db/open-postgres';
import { acceptInvitations } from '../people/agent-role';
import { removeAgent } from '../people/agent-store';
import { hasPostgres, InstancePair, whyLeftOut } from '../testing/instance-pair';

const pair = new InstancePair({});
let database: DatabaseHandle;

beforeAll(async () => {
  if (!hasPostgres) return;
  await pair.start();
  database = await openPostgres(pair.address);
});

afterAll(async () => {
  await database?.close();
  await pair.end();
});

/** Nadia, who acts for nobody in the seed. */
const person = { userId: 'user-2', phoneNumber: '09120000002' };
const admin = { id: 'user-9', roles: ['Admin'], missingFields: [] };

type Write = (tx: Queryable) => Promise<unknown>;

/** Commits the first write when the second, begun after it, is done or waits for it. */
async function overlap(first: Write, second: Write): Promise<void> {
  const { db } = database;
  const [isWritten, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const before = db.transaction(async (tx) => {
    await first(tx);
    isWritten.resolve();
    await mayCommit.promise;
  });
  await Promise.race([isWritten.promise, before]);
  const waits = { isOver: false, id: 0 };
  const after = db
    .transaction(async (tx) => {
      const [backend] = await selectRows<{ id: number }>(tx, sql`select pg_backend_pid() as id`);
      waits.id = backend?.id ?? 0;
      await second(tx);
    })
    .finally(() => {
      waits.isOver = true;
    });
  const isWaiting = async () =>
    (await selectRows(
      db,
      sql`select 1 from pg_stat_activity where pid = ${waits.id} and wait_event_type = 'Lock'`,
    ).then(({ length }) => length)) > 0;
  while (!waits.isOver && !(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));
  mayCommit.resolve();
  await Promise.all([before, after]);
}

const addAgent =
  (id: string, merchantId: string, isAccepted = true) =>
  (tx: Queryable) =>
    tx.execute(sql`
    insert into merchant_agents (id, merchant_id, phone_number, user_id, permissions, is_active, invited_at, accepted_at)
    values (${id}, ${merchantId}, ${person.phoneNumber}, ${isAccepted ? person.userId : null}, '{Answer}', ${isAccepted}, now(),
      ${isAccepted ? new Date().toISOString() : null}::timestamptz)`);
const remove = (id: string) => (tx: Queryable) => removeAgent(tx, admin, id);

describe.skipIf(!hasPostgres)(`two instances that write at once${whyLeftOut}`, () => {
  const begin = (id: string) => (tx: Queryable) =>
    tx.execute(sql`
      insert into conversations (id, user_id, supplier_id, supplier_name, subject, search_key, root_id, last_message_at, created_at, version)
      values (${id}, 'user-3', 's-1', 'ت', 'پرسش', 'پرسش', ${`${id}-root`}, now(), now(), 1)`);
  const isReader = async (id: string) =>
    (
      await selectRows(
        database.db,
        sql`select 1 from conversation_inbox where conversation_id = ${id} and user_id = ${person.userId}`,
      )
    ).length > 0;

  it('show a conversation to the agent who joins while it begins, and not to one who leaves', async () => {
    await overlap(begin('conv-race-1'), addAgent('agent-race-1', 'm-1'));
    expect(await isReader('conv-race-1')).toBe(true);
    await overlap(begin('conv-race-2'), remove('agent-race-1'));
    expect(await isReader('conv-race-2')).toBe(false);
    await overlap(addAgent('agent-race-2', 'm-1'), begin('conv-race-3'));
    expect(await isReader('conv-race-3')).toBe(true);
    await overlap(remove('agent-race-2'), begin('conv-race-4'));
    expect(await isReader('conv-race-4')).toBe(false);
  });

  const accept = (tx: Queryable) => acceptInvitations(tx, person, new Date());
  const hasRole = async () =>
    (
      await selectRows<{ has: boolean }>(
        database.db,
        sql`select profile->'roles' ? 'MerchantAgent' as has from users where id = ${person.userId}`,
      )
    )[0]?.has;

  it.each([
    ['are both removed', remove('agent-a'), remove('agent-b'), true, false],
    ['are removed and accepted', remove('agent-a'), accept, false, true],
    ['are accepted and removed', accept, remove('agent-a'), false, true],
  ])(
    'leave an agent’s role as it is due when two agencies %s',
    async (_, first, second, isAccepted, isAgent) => {
      await database.db.execute(sql`delete from merchant_agents where phone_number = ${person.phoneNumber}`);
      await addAgent('agent-a', 'm-1')(database.db);
      await addAgent('agent-b', 'merchant-buyer-1', isAccepted)(database.db);
      await database.db.execute(sql`
      update users set profile = jsonb_set(profile, '{roles}', '["Consumer", "MerchantAgent"]') where id = ${person.userId}`);
      await overlap(first, second);
      expect(await hasRole()).toBe(isAgent);
    },
  );
});
