import type { PageSummary } from '@bazaar/api/model';

/** Returns the announcements that are valid at `nowMs`: warnings first, then the newest. */
export function currentAnnouncements(pages: readonly PageSummary[], nowMs: number): PageSummary[] {
  return pages
    .filter(({ announcement }) => announcement !== undefined && isShown(announcement, nowMs))
    .toSorted((one, other) => weightOf(other) - weightOf(one) || startOf(other) - startOf(one));
}

function isShown({ showFrom, showTo }: { showFrom: string; showTo: string }, nowMs: number): boolean {
  return Date.parse(showFrom) <= nowMs && nowMs < Date.parse(showTo);
}

function weightOf({ announcement }: PageSummary): number {
  return announcement?.severity === 'Warning' ? 1 : 0;
}

function startOf({ announcement }: PageSummary): number {
  return Date.parse(announcement?.showFrom ?? '');
}
