// @vitest-environment jsdom
import { getUpdateConversationUrl } from '@bazaar/api/conversations';
import { getListConversationsMockHandler401 } from '@bazaar/api/mocks/conversations';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onUnreadChanged } from '@/entities/conversation/unread-signal';
import { askSupplierMessages as askTexts } from '@/translations/ask-supplier';
import { messagesTexts as texts } from '@/translations/messages';
import { messages } from './messages.fixtures';
import { MessagesScreen } from './messages-screen';
import { messagesBackend, sending, stored } from './testing/messages-backend';
import { field, newPageBeforeEach, open, press, rowLinks } from './testing/messages-page';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@bazaar/ui/forms.css', () => ({}));
vi.mock('next/navigation', async () => (await import('@/testing/search-of-history')).searchOfHistory());

const { backend, writes } = messagesBackend();
newPageBeforeEach();

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

it('Escape leads from the conversation back to the list, and beside it to its row', async () => {
  await open();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  (await field()).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(document.activeElement).toBe(rowLinks()[0]);
  vi.unstubAllGlobals();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(location.search).toBe('');
});

it('R-466 reads older messages by press, and each message stands once', async () => {
  stored.hasOlder = true;
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
