import {
  getGetConversationThreadMockHandler,
  getHideConversationMockHandler,
  getListConversationMessagesMockHandler,
  getListConversationsMockHandler,
  getSendMessageMockHandler,
  getUpdateConversationMockHandler,
} from '@bazaar/api/mocks/conversations';
import { getGetSupplierProductCatalogMockHandler } from '@bazaar/api/mocks/supplier-products';
import type { Conversation, ConversationMessage, NewMessage } from '@bazaar/api/model';
import { beforeEach } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { conversations, messages } from '../messages.fixtures';

const [first] = conversations;
/** What the backend holds of the first conversation; as new before each test. */
export const stored = { isUnread: true, hasOlder: false };

const conversation = (): Conversation => ({ ...first, unreadCount: stored.isUnread ? 2 : 0 });
const sent = ({ text = '', clientMessageId = '' }: Partial<NewMessage>): ConversationMessage => ({
  ...(messages[4] as ConversationMessage),
  id: 'msg-9',
  text,
  clientMessageId,
});

/** Answers a message with itself. */
export const sending = (change: Partial<ConversationMessage> = {}) =>
  getSendMessageMockHandler(async ({ request }) => ({
    ...sent((await request.clone().json()) as NewMessage),
    ...change,
  }));

/** Starts a backend with three conversations for the tests of a file. */
export function messagesBackend() {
  beforeEach(() => void Object.assign(stored, { isUnread: true, hasOlder: false }));
  const backend = mockServer(
    getListConversationsMockHandler(() => {
      const items = [conversation(), ...conversations.slice(1)];
      const counts = { all: 3, unread: 1, requests: 1, archived: 0 };
      return { items, totalCount: 3, pageNumber: 1, pageSize: 30, counts };
    }),
    getGetConversationThreadMockHandler(() => ({
      conversation: conversation(),
      messages: messages.map((one) => ({ ...one, children: [] })),
      hasOlder: stored.hasOlder,
    })),
    getListConversationMessagesMockHandler(() => ({
      ...{ totalCount: 2, pageNumber: 1, pageSize: 50 },
      items: [1, 2].map((no) => ({
        ...(messages[0] as ConversationMessage),
        ...{ id: `old-${no}`, clientMessageId: `old-${no}`, text: `پیام پیشین ${no}` },
        sentAt: `2026-11-1${no}T08:00:00Z`,
      })),
    })),
    getUpdateConversationMockHandler(async ({ request }) => {
      stored.isUnread = 'unread' in ((await request.clone().json()) as object);
      return conversation();
    }),
    getHideConversationMockHandler(),
    sending(),
    getGetSupplierProductCatalogMockHandler(),
  );
  const writes = (method: string) =>
    backend.writes(method).map(({ path, key, body }) => ({ path, key, body: body as Partial<NewMessage> }));
  return { backend, writes };
}
