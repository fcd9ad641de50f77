import type { PageSummary } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { article } from '@/testing/supplier-fixtures';
import { currentAnnouncements } from './announcements';

const NOW_MS = Date.parse('2026-11-21T12:00:00.000Z');
const told = (id: string, severity: 'Info' | 'Warning', showFrom: string, showTo: string): PageSummary => ({
  ...article,
  id,
  announcement: { severity, showFrom: `${showFrom}T12:00:00.000Z`, showTo: `${showTo}T12:00:00.000Z` },
});

it('lists the valid ones, warnings first, then the newest', () => {
  const pages = [
    told('old news', 'Info', '2026-11-01', '2026-11-30'),
    told('from this moment', 'Info', '2026-11-21', '2026-11-30'),
    told('over at this moment', 'Warning', '2026-11-01', '2026-11-21'),
    told('warning', 'Warning', '2026-11-02', '2026-11-30'),
    told('to come', 'Warning', '2026-11-22', '2026-11-30'),
    article,
  ];
  expect(currentAnnouncements(pages, NOW_MS).map(({ id }) => id)).toEqual([
    'warning',
    'from this moment',
    'old news',
  ]);
});
