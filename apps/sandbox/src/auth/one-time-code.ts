import { createHash, timingSafeEqual } from 'node:crypto';
import type { RandomSource } from '../server/services';

/** Rules of the one-time code: product design, decision 6. */
export const otpRules = {
  codeLength: 5,
  lifetimeSeconds: 120,
  resendAfterSeconds: 120,
  allowedWrongTries: 5,
  /** How long wrong attempts count since the last code. */
  countTriesSeconds: 24 * 60 * 60,
  lockSeconds: 15 * 60,
} as const;

/** Returns five random digits; leading zeros are possible. */
export function drawCode(random: RandomSource): string {
  return String(random.integer(10 ** otpRules.codeLength)).padStart(otpRules.codeLength, '0');
}

/** Hashes a code together with its phone number: the same digits have another hash for another phone. */
export function hashCode(phoneNumber: string, code: string): string {
  return createHash('sha256').update(`${phoneNumber}:${code}`).digest('hex');
}

export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
