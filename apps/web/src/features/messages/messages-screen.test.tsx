// @vitest-environment jsdom
import { getHideConversationUrl, getUpdateConversationUrl } from '@bazaar/api/conversations';
import {
  getGetConversationThreadMockHandler,
  getHideConversationMockHandler,
  getListConversationMessagesMockHandler,
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
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onUnreadChanged } from '@/entities/conversation/unread-signal';
import { draftedForms } from '@/lib/forms/draft-storage';
import { removals } from '@/lib/undo/removals';
import { mockServer } from '@/testing/mock-server';
import { askSupplierMessages as askTexts } from '@/translations/ask-supplier';
import { messagesTexts as texts } from '@/translations/messages';
import { undoTexts } from '@/translations/undo';
import { conversations, messages } from './messages.fixtures';
import { MessagesScreen } from './messages-screen';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@bazaar/ui/forms.css', () => ({}));
// As Next does: a change of the history is a new search.
vi.mock('next/navigation', async () => {
  const { useSyncExternalStore } = await import('react');
  const heard = new Set<() => void>();
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...args) => {
      change(...args);
      for (const hear of heard) hear();
    };
  }
  const subscribe = (hear: () => void) => {
    heard.add(hear);
    return () => heard.delete(hear);
  };
  return {
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => location.search)),
  };
});

const [first] = conversations;
let isUnread = true;
let hasOlder = false;
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
    const counts = { all: 3, unread: 1, requests: 1, archived: 0 };
    return { items, totalCount: 3, pageNumber: 1, pageSize: 30, counts };
  }),
  getGetConversationThreadMockHandler(() => ({
    conversation: conversation(),
    messages: messages.map((one) => ({ ...one, children: [] })),
    hasOlder,
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
  hasOlder = false;
  goToLogin.mockClear();
  history.replaceState(null, '', '/profile/messages');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const writes = (method: string) =>
  backend.writes(method).map(({ path, key, body }) => ({ path, key, body: body as Partial<NewMessage> }));
const open = async () => {
  history.replaceState(null, '', '/profile/messages?conversation=conv-1');
  render(<MessagesScreen />);
  return screen.findByRole('log');
};
const inThread = () => within(screen.getByRole('log'));
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
  expect(await inThread().findByText('بله، تأیید می‌کنیم.')).toBeTruthy();
  backend.use(sending());
  await press(texts.resend);
  await waitFor(() => expect(screen.queryByText(texts.states.failed)).toBeNull());
  expect(inThread().getAllByText('بله، تأیید می‌کنیم.')).toHaveLength(1);
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
  expect(inThread().getByText('پیام مانده')).toBeTruthy();
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
  await waitFor(() => expect(location.search).toBe('?conversation=conv-1'));
  expect(writes('POST')[0]?.body).toMatchObject({ objectType: 'Product', objectId: 'sp-1' });
  expect(history.length).toBe(before);
});

const rowNames = () =>
  screen.getAllByRole('link').flatMap((link) => (link.dataset.rowLink === undefined ? [] : [link]));
const lists = () =>
  backend.requests.filter(({ method, path }) => method === 'GET' && /conversations\?/.test(path));
const lastQuery = () => new URLSearchParams(lists().at(-1)?.path.split('?')[1]);

const listOfVersion = (version: number) =>
  getListConversationsMockHandler(() => {
    const items = conversations.map((one) => ({ ...one, version }));
    return { items, totalCount: 3, pageNumber: 1, pageSize: 30 };
  });

it('R-474 holds filter and search in the address, and says the counts', async () => {
  render(<MessagesScreen />);
  expect((await screen.findByText(texts.conversations('۳'))).closest('[role="status"]')).toBeTruthy();
  const unread = screen.getByRole('link', { name: `${texts.filters.unread} ۱` });
  await act(async () => unread.click());
  expect([location.search, unread.getAttribute('aria-current')]).toEqual(['?filter=unread', 'true']);
  await waitFor(() => expect(lastQuery().get('unread')).toBe('true'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' گواهی ' } });
  await waitFor(() => expect(new URLSearchParams(location.search).get('term')).toBe('گواهی'));
  await waitFor(() => expect(lastQuery().get('term')).toBe('گواهی'));
  await act(async () => rowNames()[0]?.click());
  expect(new URLSearchParams(location.search).get('filter')).toBe('unread');
  expect(new URLSearchParams(location.search).get('conversation')).toBe('conv-1');
});

it('R-475 the arrows move among the rows, Delete hides the focused one, and undo brings it back unsent', async () => {
  // Of a version of its own: what was hidden here is hidden in the whole file.
  backend.use(listOfVersion(7));
  render(<MessagesScreen />);
  await screen.findByText('فاکتور رسمی طرح عضویت');
  const [one, two] = rowNames();
  one?.focus();
  fireEvent.keyDown(one as Element, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(two);
  fireEvent.keyDown(two as Element, { key: 'ArrowUp' });
  fireEvent.keyDown(one as Element, { key: 'End' });
  expect(document.activeElement).toBe(rowNames()[2]);
  fireEvent.keyDown(rowNames()[2] as Element, { key: 'Delete' });
  expect(screen.getByText(texts.hiddenDone('پشتیبانی بازار'))).toBeTruthy();
  await press(undoTexts.undo);
  expect(screen.queryByText(texts.hiddenDone('پشتیبانی بازار'))).toBeNull();
  fireEvent.keyDown(rowNames()[2] as Element, { key: 'Delete' });
  cleanup();
  await waitFor(() =>
    expect(writes('DELETE').map(({ path }) => path)).toEqual([getHideConversationUrl('conv-3')]),
  );
});

it('R-476 what was hidden stays where something new was said before it was sent', async () => {
  render(<MessagesScreen />);
  await screen.findByText('فاکتور رسمی طرح عضویت');
  fireEvent.keyDown(rowNames()[2] as Element, { key: 'Delete' });
  backend.use(listOfVersion(2));
  await act(async () => screen.getByRole('link', { name: new RegExp(texts.filters.requests) }).click());
  await waitFor(() => expect(rowNames()).toHaveLength(3));
  await act(() => removals.send());
  expect(writes('DELETE')).toEqual([]);
});

it('reads conversations beyond the first ninety by press', async () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, no) => ({ ...first, id: `many-${from + no}`, unreadCount: 0 }));
  backend.use(
    getListConversationsMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      const [pageNumber, pageSize] = ['pageNumber', 'pageSize'].map((name) => Number(query.get(name)));
      const from = ((pageNumber ?? 1) - 1) * (pageSize ?? 0);
      const items = page(from, Math.min(pageSize ?? 0, 95 - from));
      return { items, totalCount: 95, pageNumber: pageNumber ?? 1, pageSize: pageSize ?? 0 };
    }),
  );
  render(<MessagesScreen />);
  for (const count of [30, 60, 90]) {
    await waitFor(() => expect(rowNames()).toHaveLength(count));
    await press(texts.more);
  }
  await waitFor(() => expect(rowNames()).toHaveLength(95));
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
});

it('Escape leads from the conversation back to the list, and beside it to its row', async () => {
  await open();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  (await field()).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(document.activeElement).toBe(rowNames()[0]);
  vi.unstubAllGlobals();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(location.search).toBe('');
});

it('R-466 reads older messages by press, and each message stands once', async () => {
  hasOlder = true;
  await open();
  await press(texts.older);
  expect(await screen.findByText('پیام پیشین 1')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(messages.length + 2);
  expect(screen.queryByRole('button', { name: texts.older })).toBeNull();
  expect(backend.requests.find(({ path }) => path.includes('flat'))?.path).toContain('before=msg-1');
});

it('R-469 a line stands before the first unread message, also once it is read', async () => {
  await open();
  await waitFor(() => expect(writes('PUT')).toHaveLength(1));
  const line = screen.getByText(texts.news('۲'));
  expect(line.nextElementSibling?.textContent).toContain(texts.deleted);
});

it('names the one who writes once in a row, with the position', async () => {
  await open();
  expect(screen.getAllByText('نگار مرادی، کارشناس فروش')).toHaveLength(1);
});

it('tells in the row what was not sent', async () => {
  await open();
  await write('تا دوشنبه تأیید می‌کنم.');
  backend.use(getSendMessageMockHandlerDefault());
  await press(texts.send);
  expect((await screen.findByText(texts.unsent)).parentElement?.textContent).toContain('تا دوشنبه');
  await press(texts.discard);
  await waitFor(() => expect(screen.queryByText(texts.unsent)).toBeNull());
});
