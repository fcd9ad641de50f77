'use client';

import { TIMELINE_PARTS } from '@bazaar/domain/object-timeline/timeline-entry';
import { useEffect, useState } from 'react';
import type { UnreadPart } from '@/lib/data/unread-parts';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import type { TimelineQueries } from './use-timeline-reads';

/** The parts of a timeline are shown at once when all have come, or one by one after this time. */
const TOGETHER_MS = 1_500;

/** Returns whether nothing is to be shown yet, and whether all parts have come or failed. */
export function useReadTogether(reads: TimelineQueries): { isFirst: boolean; isWhole: boolean } {
  const isWhole = TIMELINE_PARTS.every((part) => !reads[part].isPending);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setLate(true), TOGETHER_MS);
    return () => clearTimeout(later);
  }, []);
  return { isFirst: !isWhole && !isLate, isWhole };
}

const GONE: readonly (number | undefined)[] = [404, 410];

/** Returns every read of a timeline with its name. That the object is gone is no failure: its head says so. */
export function unreadTimelineParts(reads: TimelineQueries): UnreadPart[] {
  const { parts } = texts;
  const records = [reads.product, reads.supplier, reads.category].filter(
    ({ error }) => !GONE.includes(error?.status),
  );
  return [
    ...TIMELINE_PARTS.map((part) => ({ name: parts[part], query: reads[part] })),
    ...records.map((query) => ({ name: parts.record, query })),
    { name: parts.properties, query: reads.properties },
    { name: parts.units, query: reads.units },
  ];
}
