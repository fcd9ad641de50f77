import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock, RandomSource } from './services';

export const systemRandom: RandomSource = {
  bytes: (length) => randomBytes(length),
  integer: (limit) => randomInt(limit),
  uuid: () => randomUUID(),
};

/** The system's clock, which test controls may advance (never turn back). */
export class AdjustableClock implements Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advance(seconds: number): void {
    this.offsetMs += Math.max(0, seconds) * 1000;
  }

  get offset(): number {
    return this.offsetMs;
  }

  /** Follows the clock of another server over the same database. */
  setOffset(offsetMs: number): void {
    this.offsetMs = offsetMs;
  }

  /** Returns to the system's time, for a new test without data of the last one. */
  reset(): void {
    this.offsetMs = 0;
  }
}
