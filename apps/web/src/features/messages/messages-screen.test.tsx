// @vitest-environment jsdom
import { getUpdateConversationUrl } from '@bazaar/api/conversations';
import {
  getGetConversationThreadMockHandler,
  getHideConversationMockHandler,
  getListConversationsMockHandler,
  getListConversationsMockHandler401,
  getSendMessageMockHandler,
  getSendMessageMockHandler409,
  getSendMessageMockHandlerDefault,
  getSendMessageResponseMock409,
  getUpdateConversationMockHandler,
} from '@bazaar/api/mocks/conversations';
import { getGetSupplierProductCatalogMockHandler } from '@bazaar/api/mocks/supplier-products';
import type {
  Conversation,
  ConversationMessage,
  MessageConflictResponse,
  NewMessage,
} from '@bazaar/api/model';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onUnreadChanged } from '@/entities/conversation/unread-signal';
import { draftedForms } from '@/lib/forms/draft-storage';
import { mockServer } from '@/testing/mock-server';
import { askSupplierMessages as askTexts } from '@/translations/ask-supplier';
import { messagesTexts as texts } from '@/translations/messages';
import { conversations, messages } from './messages.fixtures';
import { MessagesScreen } from './messages-screen';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@bazaar/ui/forms.css', () => ({}));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const [first] = conversations;
let isUnread = true;
const conversation = (): Conversation => ({ ...first, unreadCount: isUnread ? 2 : 0 });
const sent = ({ text = '', clientMessageId = '' }: Partial<NewMessage>): ConversationMessage => ({
  ...(messages[4] as ConversationMessage),
  id: 'msg-9',
  text,
  clientMessageId,
});
const sending = (change: Partial<ConversationMessage> = {}) =>
  getSendMessageMockHandler(async ({ request }) => ({
    ...sent((await request.clone().json()) as NewMessage),
    ...change,
  }));
const backend = mockServer(
  getListConversationsMockHandler(() => {
    const items = [conversation(), ...conversations.slice(1)];
    return { items, totalCount: 3, pageNumber: 1, pageSize: 30 };
  }),
  getGetConversationThreadMockHandler(() => ({
    conversation: conversation(),
    messages: messages.map((one) => ({ ...one, children: [] })),
  })),
  getUpdateConversationMockHandler(async ({ request }) => {
    isUnread = 'unread' in ((await request.clone().json()) as object);
    return conversation();
  }),
  getHideConversationMockHandler(),
  sending(),
  getGetSupplierProductCatalogMockHandler(),
);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  isUnread = true;
  goToLogin.mockClear();
  history.replaceState(null, '', '/profile/messages');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const writes = (method: string) =>
  backend.writes(method).map(({ path, key, body }) => ({ path, key, body: body as Partial<NewMessage> }));
const open = async () => {
  history.replaceState(null, '', '/profile/messages?id=conv-1');
  render(<MessagesScreen />);
  return screen.findByRole('log');
};
const field = () => screen.findByLabelText<HTMLTextAreaElement>(texts.reply('صنایع یاتاقان البرز'));
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

it('shows the conversations, none of them open', async () => {
  render(<MessagesScreen />);
  expect(await screen.findByText('فاکتور رسمی طرح عضویت')).toBeTruthy();
  expect(screen.getByText(texts.unread('۲'))).toBeTruthy();
  expect([screen.queryByRole('log'), writes('PUT')]).toEqual([null, []]);
});

it('marks the opened conversation as read, once, and updates the unread count', async () => {
  let told = 0;
  const stop = onUnreadChanged(() => {
    told += 1;
  });
  await open();
  await waitFor(() => expect(told).toBe(1));
  stop();
  expect(writes('PUT').map(({ path, body }) => [path, body])).toEqual([
    [getUpdateConversationUrl('conv-1'), { read: true }],
  ]);
  await waitFor(() => expect(screen.queryByText(texts.unread('۲'))).toBeNull());
});

it('R-172 shows a message before it is delivered, and resends a failed one as the same message', async () => {
  await open();
  await write('بله، تأیید می‌کنیم.');
  backend.use(getSendMessageMockHandlerDefault());
  await press(texts.send);
  expect(await screen.findByText(texts.states.failed)).toBeTruthy();
  expect((await field()).value).toBe('');
  // Also after the page was left.
  cleanup();
  await open();
  expect(await screen.findByText('بله، تأیید می‌کنیم.')).toBeTruthy();
  backend.use(sending());
  await press(texts.resend);
  await waitFor(() => expect(screen.queryByText(texts.states.failed)).toBeNull());
  expect(screen.getAllByText('بله، تأیید می‌کنیم.')).toHaveLength(1);
  expect(writes('POST').map(({ key, body }) => [key, body.clientMessageId, body.rootId])).toEqual(
    Array(2).fill([writes('POST')[0]?.key, writes('POST')[0]?.key, 'msg-1']),
  );
  expect(draftedForms(null)).toEqual([]);
});

it('R-200 keeps an unsent reply for its writer, also one that an earlier build stored in the tab', async () => {
  const logIn = (sub: string) =>
    localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub }));
  const message = { clientMessageId: 'own-1', text: 'پیام مانده', sentAt: '2026-11-20T10:00:00Z' };
  sessionStorage.setItem('bazaar-reply:conv-1', JSON.stringify({ text: 'نیمه‌کاره', outgoing: [message] }));
  logIn('usr-1');
  await open();
  expect((await field()).value).toBe('نیمه‌کاره');
  expect(screen.getByText('پیام مانده')).toBeTruthy();
  cleanup();
  expect(sessionStorage.length).toBe(0);
  logIn('usr-2');
  await open();
  expect((await field()).value).toBe('');
  cleanup();
  logIn('usr-1');
  await open();
  expect((await field()).value).toBe('نیمه‌کاره');
});

it('R-172 returns a refused message to its writer, before what was written meanwhile', async () => {
  await open();
  await write('پیام نخست');
  let refuse: () => void = () => undefined;
  const late = new Promise<MessageConflictResponse>((resolve) => {
    refuse = () => resolve(getSendMessageResponseMock409());
  });
  backend.use(getSendMessageMockHandler409(() => late));
  await press(texts.send);
  await write('پیام دوم');
  await act(async () => refuse());
  expect(await screen.findByText(texts.refused)).toBeTruthy();
  expect((await field()).value).toBe('پیام نخست\nپیام دوم');
});

it('keeps the draft of each conversation', async () => {
  await open();
  await write('نیمه‌کاره');
  cleanup();
  await open();
  await waitFor(async () => expect((await field()).value).toBe('نیمه‌کاره'));
});

it('R-170 sends no empty message', async () => {
  await open();
  await write('   ');
  await press(texts.send);
  expect(writes('POST')).toEqual([]);
});

it('archives a conversation and closes it', async () => {
  await open();
  await press(texts.archive);
  await waitFor(() => expect(location.search).toBe(''));
  expect(writes('PUT').at(-1)?.body).toEqual({ archived: true });
});

it('redirects to the login when the session has expired', async () => {
  backend.use(getListConversationsMockHandler401());
  render(<MessagesScreen />);
  await waitFor(() => expect(goToLogin).toHaveBeenCalled());
});

it('asks about the object in the address, and opens the conversation in its place', async () => {
  history.replaceState(null, '', '/profile/messages?new=1&objectType=Product&objectId=sp-1');
  const before = history.length;
  render(<MessagesScreen />);
  const text = await screen.findByLabelText(askTexts.text);
  fireEvent.change(text, { target: { value: 'موجود است؟' } });
  backend.use(sending({ conversationId: 'conv-1' }));
  await press(askTexts.send);
  await waitFor(() => expect(location.search).toBe('?id=conv-1'));
  expect(writes('POST')[0]?.body).toMatchObject({ objectType: 'Product', objectId: 'sp-1' });
  expect(history.length).toBe(before);
});
