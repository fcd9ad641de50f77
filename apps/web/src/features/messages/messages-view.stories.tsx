import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListView, type ListViewProps } from './list/list-view';
import { conversations, NOW_MS, notArrived, reply, threadParts } from './messages.fixtures';
import { MessagesView } from './messages-view';
import { ThreadView, type ThreadViewProps } from './thread/thread-view';

const nothing = () => undefined;
const rows: Extract<ListViewProps, { state: 'ready' }> = {
  state: 'ready',
  items: conversations,
  place: {},
  unsent: { 'conv-2': 'شمارهٔ فاکتور را هم بنویسید.' },
  nowMs: NOW_MS,
  phaseOf: nothing,
  onOpen: nothing,
  onHide: nothing,
};
const place = { backHref: '#list', onBack: nothing };
const thread: Extract<ThreadViewProps, { state: 'ready' }> = {
  ...place,
  state: 'ready',
  conversation: conversations[0],
  ...threadParts,
  reply,
  onMarkUnread: nothing,
  onArchive: nothing,
  onHide: nothing,
};
const opened = (more: Partial<typeof thread> = {}) => ({
  list: <ListView {...rows} place={{ id: 'conv-1' }} />,
  open: <ThreadView {...thread} {...more} />,
});

const meta = {
  title: 'Screens/Account/Messages',
  component: MessagesView,
  args: {
    place: {},
    counts: { all: 14, unread: 1, requests: 6, archived: 0 },
    total: { count: 14, isMore: false },
    unreadMessages: 2,
    typed: '',
    onType: nothing,
    onFilter: nothing,
    list: <ListView {...rows} />,
  },
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
  args: {
    ...{ typed: 'کوپلینگ', place: { term: 'کوپلینگ' } },
    list: <ListView {...rows} items={[]} place={{ term: 'کوپلینگ' }} />,
  },
};
/** An open conversation: on a desktop beside the list, on a phone in its place. */
export const Thread: Story = { args: opened() };
export const ThreadLoading: Story = { args: { open: <ThreadView {...place} state="loading" /> } };
export const ThreadFailed: Story = {
  args: { open: <ThreadView {...place} state="failed" onRetry={nothing} /> },
};
export const ThreadMissing: Story = { args: { open: <ThreadView {...place} state="missing" /> } };
/** One message failed, one waits for its files. */
export const NotArrived: Story = { args: opened({ reply: notArrived }) };
/** Read in parts: what is above has not come. */
export const LongThread: Story = { args: opened({ older: { state: 'failed', read: nothing } }) };
export const Closed: Story = {
  args: opened({ conversation: { ...conversations[0], state: 'Closed' } }),
};
