import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestView } from './request-view';
import { answered, covered, needsCorrection, readyData, readyToPublish } from './trade-request.fixtures';

const nothing = () => undefined;

const meta = {
  title: 'Screens/Trade/Trade request',
  component: RequestView,
  args: { state: 'ready', conversation: null, ...readyData },
} satisfies Meta<typeof RequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fee is open: the buyer pays. */
export const Ready: Story = {};
export const Loading: Story = { render: () => <RequestView state="loading" /> };
/** Another person's, or none. */
export const Empty: Story = { render: () => <RequestView state="missing" /> };
export const Failed: Story = {
  name: 'Error',
  render: () => <RequestView state="failed" onRetry={nothing} />,
};
/** The reviewer's reasons stand at their lines. */
export const NeedsCorrection: Story = { args: { request: needsCorrection } };
/** The supplier's answer, with a deviation. */
export const Answered: Story = { args: { request: answered, price: undefined } };
/** A plan covers the fee: what it takes off bears its name. */
export const Covered: Story = { args: { request: readyToPublish, price: covered } };
/** Events and price could not be read; the rest stands. */
export const PartsFailed: Story = {
  args: {
    events: { state: 'failed', onRetry: nothing },
    price: { state: 'failed', onRetry: nothing },
  },
};
