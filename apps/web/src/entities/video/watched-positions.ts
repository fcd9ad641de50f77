import { isRecord } from '@bazaar/domain/parse-json';
import { deviceStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-video-positions';
/** The latest ones are latest. */
const MOST_VIDEOS = 50;

/** Returns the second at which a video was left; undefined for one that was not begun, or watched to its end. */
export function readPosition(videoId: string): number | undefined {
  const seconds = readAll()[videoId];
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Stores where a video was left; undefined forgets it. */
export function storePosition(videoId: string, seconds: number | undefined): void {
  const { [videoId]: before, ...others } = readAll();
  if (seconds === undefined && before === undefined) return;
  const latest = Object.entries(others).slice(seconds === undefined ? -MOST_VIDEOS : 1 - MOST_VIDEOS);
  const next = seconds === undefined ? latest : [...latest, [videoId, Math.floor(seconds)] as const];
  if (next.length === 0) deviceStorage.remove(KEY);
  else deviceStorage.writeJson(KEY, Object.fromEntries(next));
}

/** Calls back when a position changes, here or in another tab. Returns the function that stops it. */
export function listenToPositions(onChange: () => void): () => void {
  return deviceStorage.listen(KEY, onChange);
}

function readAll(): Readonly<Record<string, unknown>> {
  const stored = deviceStorage.readJson(KEY);
  return isRecord(stored) ? stored : {};
}
