import type { Meta, StoryObj } from '@storybook/react-vite';
import { paperOf } from './paper';
import { FIRST_OPTIONS } from './report-options';
import { ReportView } from './report-view';
import { paperSource } from './trade-report.fixtures';

const nothing = () => undefined;
const ready = {
  state: 'ready',
  requestId: 'tr-122',
  paper: paperOf(paperSource),
  address: 'https://bazaar.example/profile/directorderinfo/tr-122',
  options: FIRST_OPTIONS,
  onOptions: nothing,
  onPrint: nothing,
  onCsv: nothing,
  onCopy: nothing,
} as const;

const meta = {
  title: 'Screens/Trade/Trade report',
  component: ReportView,
  args: ready,
} satisfies Meta<typeof ReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft carries its stamp. */
export const Ready: Story = {};
export const Loading: Story = { render: () => <ReportView state="loading" /> };
/** A draft without lines. */
export const Empty: Story = {
  args: { paper: paperOf({ ...paperSource, request: { ...paperSource.request, lines: [] } }) },
};
export const Failed: Story = {
  name: 'Error',
  render: () => <ReportView state="failed" onRetry={nothing} />,
};
/** Sent, in Latin digits, without prices and signatures. */
export const Sent: Story = {
  args: {
    paper: { ...ready.paper, isDraft: false },
    options: { isLatin: true, hasPrices: false, hasEvents: true, hasSignatures: false },
  },
};
