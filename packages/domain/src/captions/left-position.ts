/** Whoever saw less has hardly begun. */
const BEGUN_SECONDS = 5;
/** What remains at most of a video that was watched to its end. */
const REST_PART = 0.05;

/** Returns where a video is continued later; undefined for one hardly begun, watched to its end, or of unknown length. */
export function leftPosition(seconds: number, durationSeconds: number): number | undefined {
  if (!(durationSeconds > 0) || seconds < BEGUN_SECONDS) return undefined;
  return seconds >= durationSeconds * (1 - REST_PART) ? undefined : Math.floor(seconds);
}
