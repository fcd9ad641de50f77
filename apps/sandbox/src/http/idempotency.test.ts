import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrCreateUser } from '../auth/user-accounts';
import { type TestServices, testServices } from '../testing/test-services';
import { ok } from './contract-operation';
import { onceByKey } from './idempotency';
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
  it('runs once for ten concurrent requests and responds to all of them alike', async () => {
    const before = effects;
    const answers = await Promise.all(Array.from({ length: 10 }, () => write('key-1', { n: 1 })));
    expect(effects - before).toBe(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is refused with 422 when the key is reused with another body', async () => {
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
