import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock, RandomSource } from './services';

export const systemRandom: RandomSource = {
  bytes: (length) => randomBytes(length),
  integer: (limit) => randomInt(limit),
  uuid: () => randomUUID(),
};

/** The system's clock, which test controls may move forward (never back). */
export class AdjustableClock implements Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advance(seconds: number): void {
    this.offsetMs += Math.max(0, seconds) * 1000;
  }

  /** Back to the system's time, when a test begins anew with nothing left of the last one. */
  reset(): void {
    this.offsetMs = 0;
  }
}
