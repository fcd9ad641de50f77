import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrCreateUser } from '../auth/user-accounts';
import { selectRows } from '../db/database-handle';
import { type TestServices, testServices } from '../testing/test-services';
import { ok } from './contract-operation';
import { forgetKeys, keyLifetimeHours, onceByKey } from './idempotency';
import { ProblemError } from './problem';

let services: TestServices;
let userId = '';
let otherUserId = '';
let effects = 0;

beforeAll(async () => {
  services = await testServices();
  userId = await findOrCreateUser(services.database.db, services, '09120000001');
  otherUserId = await findOrCreateUser(services.database.db, services, '09120000002');
});

afterAll(() => services.database.close());

describe('a write with an idempotency key', () => {
  it('R7 runs once for ten concurrent requests and responds to all of them alike', async ({ task }) => {
    Object.assign(task.meta, { tried: '10 equal writes at once' });
    const before = effects;
    const answers = await Promise.all(Array.from({ length: 10 }, () => write('key-1', { n: 1 })));
    expect(effects - before).toBe(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('R7 is refused with 422 when the key is reused with another body', async () => {
    await write('key-2', { n: 1 });
    const refusal = await write('key-2', { n: 2 }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ProblemError);
    expect((refusal as ProblemError).code).toBe('validation');
  });

  it('is a write of its own for another user or without a key', async () => {
    const before = effects;
    await write('key-3', { n: 1 });
    await write('key-3', { n: 1 }, otherUserId);
    await write(undefined, { n: 1 });
    await write(undefined, { n: 1 });
    expect(effects - before).toBe(4);
  });

  it('that comes while the first is under way waits for it, gets its answer, and with another body 422', async () => {
    let finish: () => void = () => undefined;
    const isFinished = new Promise<void>((resolve) => (finish = resolve));
    const order: string[] = [];
    const first = onceByKey(services, request('key-5', { n: 1 }), async () => {
      await isFinished;
      order.push('first');
      return ok({ effect: 'first' });
    });
    const before = effects;
    const second = write('key-5', { n: 1 }).finally(() => order.push('second'));
    const other = write('key-5', { n: 2 }).catch((error: unknown) => error);
    // Neither is answered while the first is under way.
    expect(order).toEqual([]);
    finish();
    expect((await first).body).toEqual({ effect: 'first' });
    expect((await second).body).toEqual({ effect: 'first' });
    expect(await other).toMatchObject({
      code: 'validation',
      details: { errors: { 'Idempotency-Key': [expect.any(String)] } },
    });
    expect(order).toEqual(['first', 'second']);
    expect(effects).toBe(before);
  });

  it('that waits for one that fails is carried out itself', async () => {
    const failing = onceByKey(services, request('key-6', {}), () => Promise.reject(new Error('no')));
    const before = effects;
    const [, second] = await Promise.allSettled([failing, write('key-6', {})]);
    expect(second.status).toBe('fulfilled');
    expect(effects - before).toBe(1);
  });

  it.each([
    ['a person', () => userId],
    ['nobody', () => undefined],
  ])(
    'of %s holds for 24 hours after its answer, by the clock, and is then carried out anew',
    async (_, who) => {
      const key = crypto.randomUUID();
      const send = (body: unknown) =>
        onceByKey(services, { userId: who(), key, operationId: 'test', body }, async () => {
          effects += 1;
          return ok({ effect: effects });
        });
      const first = await send({ n: 1 });
      services.clock.advance(keyLifetimeHours * 60 * 60 - 1);
      await forgetKeys(services);
      expect(await send({ n: 1 })).toEqual(first);
      services.clock.advance(1);
      const anew = await send({ n: 2 });
      expect(anew.body).not.toEqual(first.body);
      expect(await send({ n: 2 })).toEqual(anew);
      await expect(send({ n: 1 })).rejects.toMatchObject({ code: 'validation' });
    },
  );

  it('leaves no key behind once they have expired', async () => {
    await write(crypto.randomUUID(), {});
    services.clock.advance(keyLifetimeHours * 60 * 60);
    const fresh = crypto.randomUUID();
    await write(fresh, {});
    await forgetKeys(services);
    const stored = await selectRows(services.database.db, sql`select key from idempotency_keys`);
    expect(stored).toEqual([{ key: fresh }]);
  });

  it('leaves the key free when it fails', async () => {
    const failing = onceByKey(services, request('key-4', {}), () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await expect(write('key-4', {})).resolves.toMatchObject({ status: 200 });
  });
});

function write(key: string | undefined, body: unknown, user = userId) {
  return onceByKey(services, { ...request(key, body), userId: user }, async () => {
    effects += 1;
    return ok({ effect: effects });
  });
}

function request(key: string | undefined, body: unknown) {
  return { userId, key, operationId: 'test', body };
}
