import type { Services } from '../server/services';

/** Returns twelve digits, which are easy to read out to support. */
export function newTrackingCode({ random }: Pick<Services, 'random'>): string {
  return String(100_000_000_000 + random.integer(900_000_000_000));
}
