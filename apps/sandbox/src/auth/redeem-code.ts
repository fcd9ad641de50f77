import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { otpRequests } from '../db/schema/accounts';
import { persianNumber } from '../http/persian-issues';
import { ProblemError } from '../http/problem';
import { acceptInvitations } from '../people/agent-role';
import type { Services } from '../server/services';
import { type IssuedToken, issueToken } from './access-token';
import { hashCode, isSameHash, otpRules } from './one-time-code';
import { addSeconds, lockedProblem, secondsUntil } from './request-code';
import { findOrCreateUser } from './user-accounts';

/**
 * Exchanges the code sent to a number for a token. A code works once, for its own number, for 120 s; the fifth wrong attempt, at this code
 * and earlier ones, invalidates it and locks the number for 15 minutes. A first login creates a consumer account; invitations of companies
 * are accepted. Refuses with `otp-expired`, `otp-wrong` or `otp-locked`.
 */
export async function redeemCode(
  services: Services,
  phoneNumber: string,
  code: string,
): Promise<IssuedToken> {
  const now = services.clock.now();
  // The refusal leaves the transaction as a value: throwing inside would roll back the counted attempt.
  const outcome = await services.database.db.transaction(async (tx) => {
    const refusal = await useUpCode(tx, phoneNumber, code, now);
    if (refusal !== undefined) return refusal;
    const userId = await findOrCreateUser(tx, services, phoneNumber);
    await acceptInvitations(tx, { userId, phoneNumber }, now);
    return issueToken(tx, services, userId);
  });
  if (outcome instanceof ProblemError) throw outcome;
  return outcome;
}

async function useUpCode(
  tx: Queryable,
  phoneNumber: string,
  code: string,
  now: Date,
): Promise<ProblemError | undefined> {
  const [request] = await tx
    .select()
    .from(otpRequests)
    .where(eq(otpRequests.phoneNumber, phoneNumber))
    .for('update');
  const lockedSeconds = secondsUntil(request?.lockedUntil ?? now, now);
  if (lockedSeconds > 0) return lockedProblem(lockedSeconds);
  if (request?.codeHash == null || request.expiresAt <= now) return new ProblemError('otp-expired');
  if (isSameHash(request.codeHash, hashCode(phoneNumber, code))) {
    await tx
      .update(otpRequests)
      .set({ codeHash: sql`null`, wrongTries: 0 })
      .where(eq(otpRequests.phoneNumber, phoneNumber));
    return undefined;
  }
  return countWrongTry(tx, phoneNumber, request.wrongTries + 1, now);
}

async function countWrongTry(
  tx: Queryable,
  phoneNumber: string,
  wrongTries: number,
  now: Date,
): Promise<ProblemError> {
  const left = otpRules.allowedWrongTries - wrongTries;
  const locked = left <= 0 ? { codeHash: sql`null`, lockedUntil: addSeconds(now, otpRules.lockSeconds) } : {};
  await tx
    .update(otpRequests)
    .set({ wrongTries, ...locked })
    .where(eq(otpRequests.phoneNumber, phoneNumber));
  if (left <= 0) return lockedProblem(otpRules.lockSeconds);
  const detail = `کد درست نیست، ${persianNumber(left)} بار دیگر می‌توانید تلاش کنید.`;
  return new ProblemError('otp-wrong', { detail, errors: { code: [detail] }, remainingTries: left });
}
