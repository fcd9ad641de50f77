import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInForStory } from '@/testing/story-of-person';
import { NO_FACTS, NOW, noticeFacts } from './notice.fixtures';
import { NoticeListPanel } from './notice-list-panel';

const meta = {
  title: 'Screens/Account/Notices',
  component: NoticeListPanel,
  tags: ['!autodocs'],
  args: { titleId: 'notices', facts: noticeFacts, failed: [], nowMs: NOW, onRetry: () => undefined },
  beforeEach: () => {
    localStorage.removeItem('bazaar-notices:usr-1');
    return logInForStory();
  },
} satisfies Meta<typeof NoticeListPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { facts: undefined } };
export const Empty: Story = { args: { facts: NO_FACTS } };
/** A part is missing; what came is there. */
export const Partial: Story = { args: { failed: ['payments'] } };
export const Failed: Story = {
  name: 'Error',
  args: { facts: NO_FACTS, failed: ['requests', 'threads', 'payments', 'reminders', 'plans'] },
};
