import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import { type TestServices, testServices } from '../testing/test-services';
import { findTokenUser, tokenLifetimeSeconds } from './access-token';
import { redeemCode } from './redeem-code';
import { requestCode } from './request-code';

let services: TestServices;
let phone = '';
let phones = 0;

beforeAll(async () => {
  services = await testServices();
});

afterAll(() => services.database.close());

beforeEach(() => {
  phones += 1;
  phone = `0912${String(phones).padStart(7, '0')}`;
});

describe('asking for a code', () => {
  it('sends five digits to the inbox and the log, and never in a response', async () => {
    const answer = await requestCode(services, phone);
    const code = lastCode();
    expect(code).toMatch(/^\d{5}$/);
    expect(services.lines.at(-1)).toContain(code);
    expect(answer).toEqual({
      expiresInSeconds: 120,
      codeLength: 5,
      resendAfterSeconds: 120,
      isNewUser: false,
    });
  });

  it('S11 R-016 refuses a second code within 120 seconds and says how long to wait', async () => {
    await requestCode(services, phone);
    services.clock.advance(30);
    const refusal = await refused(requestCode(services, phone));
    expect(refusal.code).toBe('rate-limited');
    expect(refusal.details.headers?.['retry-after']).toBe('90');
    services.clock.advance(90);
    await expect(requestCode(services, phone)).resolves.toMatchObject({ codeLength: 5 });
  });

  it('S11 sends one code for ten concurrent requests', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => requestCode(services, phone)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('S11 responds to known and unknown numbers alike, in the same time', async () => {
    const numbers = Array.from({ length: 9 }, (_, index) => `0935000000${index}`);
    for (const number of numbers) {
      await requestCode(services, number);
      await redeemCode(services, number, lastCode());
    }
    services.clock.advance(121);
    const known: number[] = [];
    const unknown: number[] = [];
    for (const number of numbers) {
      known.push(await timed(() => requestCode(services, number)));
      unknown.push(await timed(() => requestCode(services, number.replace('0935', '0936'))));
    }
    // On a busy machine both take longer, and differ by more.
    const tolerance = Math.max(20, median(known) / 2);
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(tolerance);
    const answers = [await requestCode(services, phone), await requestCode(services, '09999999999')];
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('exchanging a code', () => {
  it('returns a token for seven days that names the user, and stores only its hash', async () => {
    await requestCode(services, phone);
    const token = await redeemCode(services, phone, lastCode());
    expect(token.expiresInSeconds).toBe(7 * 24 * 60 * 60);
    await expect(findTokenUser(services, `Bearer ${token.accessToken}`)).resolves.toEqual({
      id: token.userId,
      roles: ['Consumer'],
      missingFields: expect.arrayContaining(['nationalCode']),
    });
    const rows = await selectRows(services.database.db, sql`select * from access_tokens`);
    expect(JSON.stringify(rows)).not.toContain(token.accessToken);
    services.clock.advance(tokenLifetimeSeconds);
    await expect(findTokenUser(services, `Bearer ${token.accessToken}`)).resolves.toBeUndefined();
  });

  it('keeps one account per number', async () => {
    await requestCode(services, phone);
    const first = await redeemCode(services, phone, lastCode());
    services.clock.advance(120);
    await requestCode(services, phone);
    const second = await redeemCode(services, phone, lastCode());
    expect(second.userId).toBe(first.userId);
    expect(second.accessToken).not.toBe(first.accessToken);
  });

  it('S11 R-016 accepts a code once', async () => {
    await requestCode(services, phone);
    const code = lastCode();
    await redeemCode(services, phone, code);
    expect((await refused(redeemCode(services, phone, code))).code).toBe('otp-expired');
  });

  it('S11 R-016 refuses a code after 120 seconds', async () => {
    await requestCode(services, phone);
    services.clock.advance(119);
    const code = lastCode();
    expect((await refused(redeemCode(services, phone, wrong(code)))).code).toBe('otp-wrong');
    services.clock.advance(1);
    expect((await refused(redeemCode(services, phone, code))).code).toBe('otp-expired');
  });

  it('S11 refuses a code sent to another number', async () => {
    await requestCode(services, phone);
    const code = lastCode();
    expect((await refused(redeemCode(services, '09121110000', code))).code).toBe('otp-expired');
  });

  it('S11 R-016 counts four wrong tries down, then locks the number for 15 minutes and voids the code', async () => {
    await requestCode(services, phone);
    const code = lastCode();
    for (const left of ['۴', '۳', '۲', '۱']) {
      const refusal = await refused(redeemCode(services, phone, wrong(code)));
      expect(refusal.code).toBe('otp-wrong');
      expect(refusal.details.detail).toContain(left);
    }
    const fifth = await refused(redeemCode(services, phone, wrong(code)));
    expect(fifth.code).toBe('otp-locked');
    expect(fifth.details.headers?.['retry-after']).toBe('900');
    expect((await refused(redeemCode(services, phone, code))).code).toBe('otp-locked');
    services.clock.advance(899);
    expect((await refused(requestCode(services, phone))).code).toBe('otp-locked');
    services.clock.advance(1);
    expect((await refused(redeemCode(services, phone, code))).code).toBe('otp-expired');
    await expect(requestCode(services, phone)).resolves.toBeDefined();
  });

  it('S11 R-016 counts wrong tries on over new codes: asking for one buys no further guesses', async () => {
    await tryWrongly(4);
    services.clock.advance(120);
    await requestCode(services, phone);
    const fifth = await refused(redeemCode(services, phone, wrong(lastCode())));
    expect(fifth.code).toBe('otp-locked');
    services.clock.advance(900);
    expect(await tryWrongly(1)).toContain('۴');
  });

  it('S11 R-016 forgets wrong tries with a login, and a day after the last code', async () => {
    await tryWrongly(4);
    services.clock.advance(120);
    await requestCode(services, phone);
    await redeemCode(services, phone, lastCode());
    services.clock.advance(120);
    expect(await tryWrongly(4)).toContain('۱');
    services.clock.advance(24 * 60 * 60 - 1);
    await requestCode(services, phone);
    expect((await refused(redeemCode(services, phone, wrong(lastCode())))).code).toBe('otp-locked');
    services.clock.advance(900);
    await tryWrongly(4);
    services.clock.advance(24 * 60 * 60);
    expect(await tryWrongly(1)).toContain('۴');
  });

  it('S11 locks as well when the wrong attempts are concurrent', async () => {
    await requestCode(services, phone);
    const code = lastCode();
    const tries = Array.from({ length: 8 }, () => refused(redeemCode(services, phone, wrong(code))));
    const codes = (await Promise.all(tries)).map((refusal) => refusal.code);
    expect(codes.filter((refusal) => refusal === 'otp-wrong')).toHaveLength(4);
    expect((await refused(redeemCode(services, phone, code))).code).toBe('otp-locked');
  });
});

/** Asks for a code and enters so many wrong ones; returns what the last refusal says. */
async function tryWrongly(times: number): Promise<string> {
  await requestCode(services, phone);
  let said = '';
  for (let turn = 0; turn < times; turn += 1) {
    const refusal = await refused(redeemCode(services, phone, wrong(lastCode())));
    expect(refusal.code).toBe('otp-wrong');
    said = refusal.details.detail ?? '';
  }
  return said;
}

function lastCode(): string {
  return services.inbox.list()[0]?.code ?? '';
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

function wrong(code: string): string {
  return String((Number(code) + 1) % 100_000).padStart(5, '0');
}

async function refused(promise: Promise<unknown>): Promise<ProblemError> {
  const outcome = await promise.catch((error: unknown) => error);
  if (outcome instanceof ProblemError) return outcome;
  throw new Error(`A refusal was expected, not ${JSON.stringify(outcome)}`);
}
