/** The whole page, shell included, waits at most three seconds for the catalogue. */
const PROMISED_MS = 3_000;

/**
 * How long a page may take here while calls fail: what is promised of waiting, and some times what drawing pages takes on this machine at
 * this moment. A busy machine draws slower; it does not wait longer.
 *
 * @param sound pages that were drawn while nothing was wrong
 */
export function patienceMs(sound: readonly { readonly durationMs: number }[]): number {
  return PROMISED_MS + Math.max(500, 3 * Math.max(...sound.map(({ durationMs }) => durationMs)));
}
