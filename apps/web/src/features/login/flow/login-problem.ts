import { toLatinDigits } from '@bazaar/domain/persian/digits';

/** Why a step of the login failed. */
export type LoginProblem =
  /** The number is not a mobile number. */
  | { readonly kind: 'mobile' }
  /** The code is wrong; `left` attempts remain, where the server said so. */
  | { readonly kind: 'wrong'; readonly left?: number }
  /** The code is no longer valid. */
  | { readonly kind: 'expired' }
  /** Too many wrong codes: the login is locked until `untilMs`. */
  | { readonly kind: 'locked'; readonly untilMs: number }
  /** A code was sent a moment ago and is still valid; the next one may be requested at `untilMs`. */
  | { readonly kind: 'wait'; readonly untilMs: number }
  /** Too many codes for this connection; none was sent, and the next one may be requested at `untilMs`. */
  | { readonly kind: 'crowded'; readonly untilMs: number }
  /** The text message could not be sent. */
  | { readonly kind: 'sms' }
  /** There was no response. */
  | { readonly kind: 'network' }
  | { readonly kind: 'service' };

interface Answered {
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly remainingUses?: number;
  readonly problem?: { readonly code?: string; readonly detail?: string };
}

const DEFAULT_LOCK_MS = 15 * 60_000;
/** A number waits as long as its code lives (the contract); a longer wait, or a limit without a use left, is that of an internet address. */
const CODE_LIFE_MS = 120_000;

/** Returns the problem of a failed call. `step` tells a message that was not sent from a code that was not checked. */
export function loginProblemOf(error: unknown, step: 'send' | 'check', nowMs: number): LoginProblem {
  const { status, problem, retryAfterMs, remainingUses } = (error ?? {}) as Answered;
  if (status === undefined) return { kind: 'network' };
  switch (problem?.code) {
    case 'otp-wrong': {
      const left = numberIn(problem.detail);
      return { kind: 'wrong', ...(left === undefined ? {} : { left }) };
    }
    case 'otp-expired':
      return { kind: 'expired' };
    case 'otp-locked':
      return { kind: 'locked', untilMs: nowMs + (retryAfterMs ?? DEFAULT_LOCK_MS) };
    case 'rate-limited':
      return {
        kind: remainingUses === 0 || (retryAfterMs ?? 0) > CODE_LIFE_MS ? 'crowded' : 'wait',
        untilMs: nowMs + (retryAfterMs ?? 60_000),
      };
    case 'validation':
    case 'bad-request':
      return step === 'send' ? { kind: 'mobile' } : { kind: 'wrong' };
    default:
      return step === 'send' ? { kind: 'sms' } : { kind: 'service' };
  }
}

/** Returns the remaining attempts, which only the problem's sentence contains; the sentence itself is not shown. */
function numberIn(detail: string | undefined): number | undefined {
  const digits = /\d+/.exec(toLatinDigits(detail ?? ''))?.[0];
  return digits === undefined ? undefined : Number(digits);
}
