import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListView, type ListViewProps } from './list-view';
import { conversations, messages, NOW_MS, notArrived, reply } from './messages.fixtures';
import { MessagesView } from './messages-view';
import { ThreadView, type ThreadViewProps } from './thread/thread-view';

const nothing = () => undefined;
const rows: Extract<ListViewProps, { state: 'ready' }> = {
  state: 'ready',
  items: conversations,
  isArchive: false,
  term: '',
  nowMs: NOW_MS,
  onOpen: nothing,
};
const place = { backHref: '#list', onBack: nothing };
const thread: Extract<ThreadViewProps, { state: 'ready' }> = {
  ...place,
  state: 'ready',
  conversation: conversations[0],
  messages,
  reply,
  onMarkUnread: nothing,
  onArchive: nothing,
  onHide: nothing,
};
const opened = (more: Partial<typeof thread> = {}) => ({
  list: <ListView {...rows} openId="conv-1" />,
  open: <ThreadView {...thread} {...more} />,
});

const meta = {
  title: 'Screens/Messages',
  component: MessagesView,
  args: { isArchive: false, typed: '', onType: nothing, list: <ListView {...rows} /> },
} satisfies Meta<typeof MessagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Loading: Story = { args: { list: <ListView state="loading" /> } };
export const Empty: Story = { args: { list: <ListView {...rows} items={[]} /> } };
export const Failed: Story = {
  name: 'Error',
  args: { list: <ListView state="failed" onRetry={nothing} /> },
};
export const NothingFound: Story = {
  args: { typed: 'کوپلینگ', list: <ListView {...rows} items={[]} term="کوپلینگ" /> },
};
export const EmptyArchive: Story = {
  args: { isArchive: true, list: <ListView {...rows} items={[]} isArchive /> },
};
/** An open conversation: on a desktop beside the list, on a phone in its place. */
export const Thread: Story = { args: opened() };
export const ThreadLoading: Story = { args: { open: <ThreadView {...place} state="loading" /> } };
export const ThreadFailed: Story = {
  args: { open: <ThreadView {...place} state="failed" onRetry={nothing} /> },
};
export const ThreadMissing: Story = { args: { open: <ThreadView {...place} state="missing" /> } };
/** One message failed, one is being sent. */
export const NotArrived: Story = { args: opened({ reply: notArrived }) };
export const Closed: Story = {
  args: opened({ conversation: { ...conversations[0], state: 'Closed' } }),
};
