const SECOND_MS = 1000;
const FIRST_MS = [2, 3, 5, 8, 13].map((seconds) => seconds * SECOND_MS);
const THEN_MS = 30 * SECOND_MS;
const END_MS = 5 * 60 * SECOND_MS;

/**
 * Returns the ms to wait before the next read of a payment that is being checked, after `reads` reads: 2, 3, 5, 8 and 13 seconds, then
 * every 30 seconds up to five minutes. `undefined` when the screen stops asking and the result comes by message.
 */
export function nextPollMs(reads: number): number | undefined {
  const nextMs = FIRST_MS[reads] ?? THEN_MS;
  return elapsedMs(reads) + nextMs <= END_MS ? nextMs : undefined;
}

function elapsedMs(reads: number): number {
  const first = FIRST_MS.slice(0, reads).reduce((sum, ms) => sum + ms, 0);
  return first + Math.max(0, reads - FIRST_MS.length) * THEN_MS;
}
