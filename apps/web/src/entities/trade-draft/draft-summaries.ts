import { deviceStorage } from '@/lib/storage/browser-storage';
import { DRAFTS_KEY } from './unsent-count';

/** What a page without the draft shows of it. */
export interface DraftSummary {
  readonly id: string;
  /** Where it is gone on with. */
  readonly href: string;
  /** Of its first line; empty while that has none. */
  readonly title: string;
  readonly lines: number;
}

/** Summaries by owner, the latest changed first. */
export type DraftSummaries = Readonly<Record<string, readonly DraftSummary[]>>;

/** Returns the summaries of this browser's unsent drafts; none where another version of the app wrote them. */
export function readSummaries(): DraftSummaries {
  const stored = deviceStorage.readJson(DRAFTS_KEY);
  const isOurs = typeof stored === 'object' && stored !== null && Object.values(stored).every(Array.isArray);
  return isOurs ? (stored as DraftSummaries) : {};
}
