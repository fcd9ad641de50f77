import { changeRequestFilter, parseRequestFilter } from '@bazaar/domain/trade-requests/list-filter';
import { countTurns } from '@bazaar/domain/trade-requests/turn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
  title: 'Screens/Trade requests',
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
