'use client';

import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@/lib/storage/browser-storage';

/** Storage key of the summaries. They stand beside the database of drafts, so that a public page need not open it. */
export const SUMMARIES_KEY = 'bazaar-unsent-drafts';

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

/** Returns the summaries of one person's unsent drafts, also as other tabs change them. None on the server. */
export function useDraftSummaries(owner = ''): readonly DraftSummary[] {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return parseSummaries(text)[owner] ?? [];
}

export function parseSummaries(text: string | null): DraftSummaries {
  try {
    return JSON.parse(text ?? '') ?? {};
  } catch {
    return {};
  }
}

function readText(): string | null {
  return deviceStorage.read(SUMMARIES_KEY);
}

function subscribe(onChange: () => void): () => void {
  return deviceStorage.listen(SUMMARIES_KEY, onChange);
}
