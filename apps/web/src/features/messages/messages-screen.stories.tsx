import {
  getListConversationsMockHandler as answering,
  getListConversationsMockHandlerDefault as failing,
  getGetConversationThreadMockHandler as thread,
} from '@bazaar/api/mocks/conversations';
import { getGetSupplierProductCatalogMockHandler as product } from '@bazaar/api/mocks/supplier-products';
import type { Conversation } from '@bazaar/api/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/testing/story-of-person';
import { conversations, messages } from './messages.fixtures';
import { MessagesScreen } from './messages-screen';

// Long ago, so that the date reads the same on every day.
const old = conversations.map((conversation) => ({
  ...conversation,
  lastMessage: { ...conversation.lastMessage, at: '2024-11-20T09:05:00+03:30' },
})) as Conversation[];
const list = (items: Conversation[]) =>
  answering({ items, totalCount: items.length, pageNumber: 1, pageSize: 30 });
/** The newest that is read stands open on wide screens. */
const opened = thread({
  conversation: old.find(({ unreadCount }) => unreadCount === 0) as Conversation,
  messages: messages.map((message) => ({ ...message, sentAt: '2024-11-20T05:35:00Z', children: [] })),
  hasOlder: false,
});
const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });

/** The screen with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Account/Messages connected',
  component: MessagesScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(list(old), opened, product()) };
export const Loading: Story = { parameters: told(answering(never)) };
export const Empty: Story = { parameters: told(list([])) };
export const Failed: Story = { name: 'Error', parameters: told(failing()) };
