import { accountPaths } from '@/lib/navigation/account-paths';
import { deviceStorage } from '@/lib/storage/browser-storage';
import type { DraftRecord } from './draft-record';
import { type DraftSummaries, type DraftSummary, readSummaries } from './draft-summaries';
import { DRAFTS_KEY } from './unsent-count';

/** Stores what other pages show of a draft that was written, or forgets one that was removed. */
export function summariseDraft(id: string, record: DraftRecord | undefined): void {
  const before = deviceStorage.read(DRAFTS_KEY) ?? '{}';
  const after = JSON.stringify(withDraft(readSummaries(), id, record));
  // A keystroke that changes no summary wakes no other tab.
  if (after !== before) deviceStorage.write(DRAFTS_KEY, after);
}

function withDraft(summaries: DraftSummaries, id: string, record: DraftRecord | undefined): DraftSummaries {
  const others = Object.entries(summaries).map(([owner, list]): [string, readonly DraftSummary[]] => [
    owner,
    list.filter((each) => each.id !== id),
  ]);
  const rest = Object.fromEntries(others.filter(([, list]) => list.length > 0));
  if (record === undefined) return rest;
  const { owner, lines } = record.draft;
  const summary: DraftSummary = {
    id,
    href: accountPaths.tradeDraft(id),
    title: lines[0]?.title ?? '',
    lines: lines.length,
  };
  return { ...rest, [owner]: [summary, ...(rest[owner] ?? [])] };
}
