// @vitest-environment jsdom
import { getHideConversationUrl } from '@bazaar/api/conversations';
import { getListConversationsMockHandler } from '@bazaar/api/mocks/conversations';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { removals } from '@/lib/undo/removals';
import { messagesTexts as texts } from '@/translations/messages';
import { undoTexts } from '@/translations/undo';
import { conversations } from './messages.fixtures';
import { MessagesScreen } from './messages-screen';
import { messagesBackend } from './testing/messages-backend';
import { newPageBeforeEach, press, rowLinks } from './testing/messages-page';

vi.mock('@bazaar/ui/forms.css', () => ({}));
vi.mock('next/navigation', async () => (await import('@/testing/search-of-history')).searchOfHistory());

const [first] = conversations;
const { backend, writes } = messagesBackend();
newPageBeforeEach();

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
  await act(async () => rowLinks()[0]?.click());
  expect(new URLSearchParams(location.search).get('filter')).toBe('unread');
  expect(new URLSearchParams(location.search).get('conversation')).toBe('conv-1');
});

it('R-475 the arrows move among the rows, Delete hides the focused one, and undo brings it back unsent', async () => {
  // Of a version of its own: what was hidden here is hidden in the whole file.
  backend.use(listOfVersion(7));
  render(<MessagesScreen />);
  await screen.findByText('فاکتور رسمی طرح عضویت');
  const [one, two] = rowLinks();
  one?.focus();
  fireEvent.keyDown(one as Element, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(two);
  fireEvent.keyDown(two as Element, { key: 'ArrowUp' });
  fireEvent.keyDown(one as Element, { key: 'End' });
  expect(document.activeElement).toBe(rowLinks()[2]);
  fireEvent.keyDown(rowLinks()[2] as Element, { key: 'Delete' });
  expect(screen.getByText(texts.hiddenDone('پشتیبانی بازار'))).toBeTruthy();
  await press(undoTexts.undo);
  expect(screen.queryByText(texts.hiddenDone('پشتیبانی بازار'))).toBeNull();
  fireEvent.keyDown(rowLinks()[2] as Element, { key: 'Delete' });
  cleanup();
  await waitFor(() =>
    expect(writes('DELETE').map(({ path }) => path)).toEqual([getHideConversationUrl('conv-3')]),
  );
});

it('R-476 what was hidden stays where something new was said before it was sent', async () => {
  render(<MessagesScreen />);
  await screen.findByText('فاکتور رسمی طرح عضویت');
  fireEvent.keyDown(rowLinks()[2] as Element, { key: 'Delete' });
  backend.use(listOfVersion(2));
  await act(async () => screen.getByRole('link', { name: new RegExp(texts.filters.requests) }).click());
  await waitFor(() => expect(rowLinks()).toHaveLength(3));
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
    await waitFor(() => expect(rowLinks()).toHaveLength(count));
    await press(texts.more);
  }
  await waitFor(() => expect(rowLinks()).toHaveLength(95));
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
});
