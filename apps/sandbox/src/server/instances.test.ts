import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseAway } from '../db/database-away';
import { openPostgres } from '../db/open-postgres';
import { hasPostgres, InstancePair, whyLeftOut } from '../testing/instance-pair';
import { sampleFiles } from '../testing/sample-files';

const pair = new InstancePair({ SANDBOX_TRUST_PROXY: '1' });
let token = '';

beforeAll(async () => {
  if (!hasPostgres) return;
  await pair.start();
  token = await pair.logIn('09120000003');
});

afterAll(() => pair.end());

describe.skipIf(!hasPostgres)(`two instances over one PostgreSQL${whyLeftOut}`, () => {
  it('fill an empty database once, whoever comes first', () => {
    expect(pair.servers.filter(({ text }) => text.includes('seed done'))).toHaveLength(1);
  });

  it('accept a code, and then a token, that the other one gave out', async () => {
    for (const index of [0, 1]) {
      const answer = await pair.call(index, '/api/v1/customers/profile', { token });
      expect(answer.status).toBe(200);
    }
  });

  it('S11 limit one-time codes of a number in sum: one in two minutes, five wrong ones', async () => {
    const phone = '09121234501';
    expect((await pair.requestCode(0, phone)).status).toBe(200);
    expect((await pair.requestCode(1, phone)).status).toBe(429);
    const code = await pair.codeAt(1, phone);
    const wrong = code === '00000' ? '11111' : '00000';
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await pair.redeem(turn, phone, wrong)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
    expect((await pair.redeem(1, phone, code)).status).toBe(429);
  });

  it('S11 limit one-time codes of an address in sum, all at once', async () => {
    const address = '203.0.113.7';
    const answers = await Promise.all(
      Array.from({ length: 26 }, (_, turn) =>
        pair.requestCode(turn, `0912222${String(turn).padStart(4, '0')}`, { address }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('R7 run a write once that both receive under one key', async () => {
    const body = { objectType: 'Product', objectId: 'sp-1', text: 'یک بار' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => pair.post(turn, '/api/v1/notes', body, { token, headers })),
    );
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('serve a file that the other one received', async () => {
    const bytes = (await sampleFiles()).pdf ?? new Uint8Array();
    const form = new FormData();
    form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], 'a.pdf'));
    form.append('purpose', 'Message');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const sent = await pair.call(0, '/api/v1/files', { method: 'POST', body: form, headers, token });
    const { url } = (await sent.json()) as { url: string };
    for (const index of [0, 1]) {
      const answer = await pair.call(index, url, { token });
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
    }
    expect((await pair.call(1, url)).status).toBe(404);
  });

  it('go on when another one freezes in the middle of a write: the database ends what it held', async () => {
    const visit = async (turn: number) => {
      const body = { objectType: 'Product', objectId: 'sp-1' };
      return (await pair.post(turn, '/api/v1/pagevisits/visit-count', body)).status;
    };
    expect(await visit(0)).toBe(200);
    const frozen = await openPostgres(pair.address);
    const [hasFrozen, thaws] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const lost = frozen.db
      .transaction(async (tx) => {
        await tx.execute(sql`update visit_days set visits = visits + 1`);
        hasFrozen.resolve();
        await thaws.promise;
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    await hasFrozen.promise;
    // More than there are connections: the read waits behind them.
    const visits = Promise.all(Array.from({ length: 24 }, (_, turn) => visit(turn)));
    const read = pair.call(0, '/api/v1/categories/top-levels');
    expect(new Set([...(await visits), (await read).status])).toEqual(new Set([200]));
    thaws.resolve();
    expect(isDatabaseAway(await lost)).toBe(true);
    await frozen.close();
  });

  it('follow one clock of the test controls, also after a restart', async () => {
    const nowAt = async (index: number, advanceSeconds: number) =>
      ((await (await pair.post(index, '/__sandbox/clock', { advanceSeconds })).json()) as { now: string })
        .now;
    expect(Date.parse(await nowAt(0, 130)) - Date.now()).toBeGreaterThan(100_000);
    expect((await pair.requestCode(1, '09121234501')).status).toBe(429);
    expect((await pair.requestCode(1, '09120000003')).status).toBe(200);
    await pair.replace(1);
    expect(Date.parse(await nowAt(1, 0)) - Date.now()).toBeGreaterThan(100_000);
  });

  it('review trade requests in the mode that either was given', async () => {
    await pair.post(0, '/__sandbox/review', { mode: 'manual' });
    expect(await (await pair.call(1, '/__sandbox/review')).json()).toEqual({ mode: 'manual' });
  });
});
