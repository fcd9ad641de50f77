import type { Clock } from '../server/services';

/** A clock that only a test advances. */
export class FakeClock implements Clock {
  private time = new Date('2026-11-21T08:00:00Z').getTime();

  now(): Date {
    return new Date(this.time);
  }

  advance(seconds: number): void {
    this.time += seconds * 1000;
  }
}
