/** Longest wait of the whole page, shell included, for the catalogue, in ms. */
const PROMISED_MS = 3_000;

/**
 * Returns the milliseconds a page may take here while calls fail: the promised wait, plus a multiple of what rendering takes on this
 * machine at this moment. A busy machine renders slower; it does not wait longer.
 *
 * @param sound visits that were made while nothing failed
 */
export function patienceMs(sound: readonly { readonly durationMs: number }[]): number {
  return PROMISED_MS + Math.max(500, 3 * Math.max(...sound.map(({ durationMs }) => durationMs)));
}
