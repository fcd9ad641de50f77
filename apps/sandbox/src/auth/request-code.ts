import { eq, sql } from 'drizzle-orm';
import { otpRequests } from '../db/schema/accounts';
import { persianNumber } from '../http/persian-issues';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { drawCode, hashCode, otpRules } from './one-time-code';

export interface CodeRequested {
  expiresInSeconds: number;
  codeLength: number;
  resendAfterSeconds: number;
  isNewUser: boolean;
}

/**
 * Sends a one-time code to a mobile number (`09…`, eleven digits), to the inbox and the log only.
 * Runs the same statements and returns the same response whether the number is known or not; `isNewUser` is therefore always false here:
 * the caller has proved nothing yet.
 * Refuses with `rate-limited` within 120 s of the last code and with `otp-locked` after five wrong attempts, both with Retry-After.
 */
export async function requestCode(services: Services, phoneNumber: string): Promise<CodeRequested> {
  const now = services.clock.now();
  const code = drawCode(services.random);
  const refusal = await storeCode(services, phoneNumber, code, now);
  if (refusal !== undefined) throw refusal;
  const expiresAt = new Date(now.getTime() + otpRules.lifetimeSeconds * 1000);
  await services.inbox.deliver({
    phoneNumber,
    code,
    text: `کد ورود شما: ${code}\nاین کد تا دو دقیقه معتبر است.`,
    sentAt: now,
    expiresAt,
  });
  services.log(`one-time code for ${phoneNumber}: ${code}`);
  return {
    expiresInSeconds: otpRules.lifetimeSeconds,
    codeLength: otpRules.codeLength,
    resendAfterSeconds: otpRules.resendAfterSeconds,
    isNewUser: false,
  };
}

/**
 * Replaces the old code by the new one, or returns why not. Wrong attempts at earlier codes count on, until a login, the end of a lock or a
 * day without a code. Inserts the row first so that concurrent requests queue on it.
 */
function storeCode(services: Services, phoneNumber: string, code: string, now: Date) {
  return services.database.db.transaction(async (tx): Promise<ProblemError | undefined> => {
    const longAgo = new Date(0);
    await tx
      .insert(otpRequests)
      .values({ phoneNumber, requestedAt: longAgo, expiresAt: longAgo })
      .onConflictDoNothing();
    const [last] = await tx
      .select()
      .from(otpRequests)
      .where(eq(otpRequests.phoneNumber, phoneNumber))
      .for('update');
    const lockedSeconds = secondsUntil(last?.lockedUntil ?? longAgo, now);
    if (lockedSeconds > 0) return lockedProblem(lockedSeconds);
    const waitSeconds = secondsUntil(
      addSeconds(last?.requestedAt ?? longAgo, otpRules.resendAfterSeconds),
      now,
    );
    if (waitSeconds > 0) return waitProblem(waitSeconds);
    // Else whoever guesses asks for a new code before the fifth wrong one, and guesses on.
    const forgetsTries =
      (last?.lockedUntil ?? null) !== null ||
      secondsUntil(addSeconds(last?.requestedAt ?? longAgo, otpRules.countTriesSeconds), now) === 0;
    await tx
      .update(otpRequests)
      .set({
        codeHash: hashCode(phoneNumber, code),
        requestedAt: now,
        expiresAt: addSeconds(now, otpRules.lifetimeSeconds),
        ...(forgetsTries ? { wrongTries: 0 } : {}),
        lockedUntil: sql`null`,
      })
      .where(eq(otpRequests.phoneNumber, phoneNumber));
    return undefined;
  });
}

export function lockedProblem(seconds: number): ProblemError {
  return new ProblemError('otp-locked', {
    detail: `${persianNumber(Math.ceil(seconds / 60))} دقیقهٔ دیگر تلاش کنید.`,
    headers: { 'retry-after': String(seconds) },
  });
}

function waitProblem(seconds: number): ProblemError {
  return new ProblemError('rate-limited', {
    detail: `کد پیشین هنوز تازه است؛ ${persianNumber(seconds)} ثانیهٔ دیگر دوباره بخواهید.`,
    headers: { 'retry-after': String(seconds) },
  });
}

export function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

/** Returns the whole seconds until the instant; 0 when it has passed. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}
