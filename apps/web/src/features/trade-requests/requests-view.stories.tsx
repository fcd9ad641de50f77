import { newDraft, newLine } from '@bazaar/domain/trade-drafts';
import { changeRequestFilter, parseRequestFilter } from '@bazaar/domain/trade-requests/list-filter';
import { countTurns } from '@bazaar/domain/trade-requests/turn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { newRecord } from '@/entities/trade-draft/draft-record';
import { UnsentDraftsView } from '@/entities/trade-draft/unsent-drafts';
import type { RequestList } from './requests-list';
import { RequestsView } from './requests-view';
import { listing, nothing, requests, savedExample } from './trade-requests.fixtures';

const filter = parseRequestFilter(new URLSearchParams());
const ready = {
  state: 'ready',
  filter,
  requests,
  totalCount: listing.totalCount,
  counts: countTurns(listing.statusCounts),
  nowMs: Date.parse('2026-11-21T11:42:00Z'),
  overview: { total: '۴۲', waiting: '۴' },
  suppliers: listing.groups.map(({ supplier }) => supplier),
  picked: new Set<string>(),
  saved: savedExample,
  isExporting: false,
  onPick: nothing,
  onFilter: nothing,
  onSave: nothing,
  onForget: nothing,
  onExport: nothing,
  onExportPicked: nothing,
} as const satisfies RequestList & { state: 'ready' };

const meta = {
  title: 'Screens/Trade/Trade requests',
  component: RequestsView,
  args: ready,
} satisfies Meta<typeof RequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  render: function Chosen() {
    const [picked, onPick] = useState<ReadonlySet<string>>(new Set(['tr-118']));
    return <RequestsView {...ready} picked={picked} onPick={onPick} />;
  },
};
export const Loading: Story = { render: () => <RequestsView state="loading" /> };
const unsent = (id: string, ...titles: readonly string[]) => ({
  ...newRecord({
    ...newDraft(id, id, 'u-1', ready.nowMs - 300_000),
    lines: titles.map((title) => newLine(title, { title })),
    suppliers: [{ supplierId: 's-1', name: 'یاتاقان پارس و آذرگستر', clientRequestId: id }],
  }),
});
/** Requests that this browser has not sent stand above the list. */
export const WithDrafts: Story = {
  args: {
    drafts: (
      <UnsentDraftsView
        drafts={[
          unsent('a', 'یاتاقان و کاسه‌نمد، ایستگاه رنگ', 'کاسه‌نمد'),
          { ...unsent('b', 'بلبرینگ شیار عمیق 6205-2RSH'), sent: { 's-1': '{}' } },
        ]}
        nowMs={ready.nowMs}
        onRemove={nothing}
      />
    ),
  },
};
/** Nobody's first request: what this page will show. */
export const Empty: Story = { render: () => <RequestsView state="empty" /> };
/** The filters leave nothing. */
export const NothingFound: Story = {
  args: {
    requests: [],
    totalCount: 0,
    filter: changeRequestFilter(filter, { term: 'پمپ گریز', period: '30', turn: 'supplier' }),
  },
};
export const Failed: Story = {
  name: 'Error',
  render: () => <RequestsView state="failed" onRetry={nothing} />,
};
