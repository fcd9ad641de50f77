import { createHash, timingSafeEqual } from 'node:crypto';
import type { RandomSource } from '../server/services';

/** Rules of the one-time code: product design, decision 6. */
export const otpRules = {
  codeLength: 5,
  lifetimeSeconds: 120,
  resendAfterSeconds: 120,
  allowedWrongTries: 5,
  lockSeconds: 15 * 60,
} as const;

/** Five digits, each from 0 to 9, leading zeros included. */
export function drawCode(random: RandomSource): string {
  return String(random.integer(10 ** otpRules.codeLength)).padStart(otpRules.codeLength, '0');
}

/** A code is bound to the phone it was sent to: the same digits give another hash for another phone. */
export function hashCode(phoneNumber: string, code: string): string {
  return createHash('sha256').update(`${phoneNumber}:${code}`).digest('hex');
}

export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
