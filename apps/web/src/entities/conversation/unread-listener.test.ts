// @vitest-environment jsdom
import {
  getGetUnreadConversationsMockHandler,
  getGetUnreadConversationsMockHandler401,
  getGetUnreadConversationsMockHandlerDefault,
  getGetUnreadConversationsResponseMock,
} from '@bazaar/api/mocks/conversations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { listenForUnread, UNREAD_INTERVAL_MS } from './unread-listener';
import { tellUnreadChanged } from './unread-signal';
import { unreadStore } from './unread-store';

const dropSessionHint = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/session-hint', () => ({ dropSessionHint }));

const answering = (totalUnread: number) => getGetUnreadConversationsMockHandler({ totalUnread, items: [] });
const backend = mockServer(answering(3));
const { requests } = backend;
let visibility: DocumentVisibilityState = 'visible';
let stop: () => void;
const shown = () => unreadStore.getState().count;
const pass = async (durationMs: number, unanswered?: number) => {
  await vi.advanceTimersByTimeAsync(durationMs);
  await backend.settled(unanswered);
};
const show = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  dropSessionHint.mockReset();
  stop = listenForUnread();
  await pass(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchUnread', () => {
  it('reads at once, then every minute', async () => {
    expect(requests).toHaveLength(1);
    expect(shown()).toBe(3);
    backend.use(answering(5));
    await pass(UNREAD_INTERVAL_MS - 1);
    expect(requests).toHaveLength(1);
    await pass(1);
    expect(shown()).toBe(5);
  });

  it('does not read while hidden, and reads once on return, for one event or two', async () => {
    show('hidden');
    await pass(UNREAD_INTERVAL_MS * 5);
    expect(requests).toHaveLength(1);
    show('visible');
    dispatchEvent(new Event('focus'));
    await pass(0);
    expect(requests).toHaveLength(2);
  });

  it('makes no call while offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pass(UNREAD_INTERVAL_MS * 2);
    expect(requests).toHaveLength(1);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(requests).toHaveLength(2);
  });

  it('keeps the last number after a failed read, and reads again', async () => {
    backend.use(getGetUnreadConversationsMockHandlerDefault());
    await pass(UNREAD_INTERVAL_MS);
    await pass(0);
    // A failed read is repeated once.
    expect(requests).toHaveLength(3);
    expect(shown()).toBe(3);
    expect(dropSessionHint).not.toHaveBeenCalled();
    backend.use(answering(5));
    await pass(UNREAD_INTERVAL_MS);
    expect(shown()).toBe(5);
  });

  it('clears the hint of a session that the catalogue refuses', async () => {
    backend.use(getGetUnreadConversationsMockHandler401());
    await pass(UNREAD_INTERVAL_MS);
    expect(dropSessionHint).toHaveBeenCalledOnce();
  });

  it('reads again after messages were read, and drops an outdated response', async () => {
    let answerFirst = () => {};
    const gate = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    backend.use(
      getGetUnreadConversationsMockHandler(async () => {
        await gate;
        return { totalUnread: 3, items: [] };
      }),
    );
    tellUnreadChanged();
    await pass(0, 1);
    backend.use(answering(0));
    tellUnreadChanged();
    await pass(0, 1);
    answerFirst();
    await pass(0);
    expect(shown()).toBe(0);
  });

  it('R-403 tells the conversation of a message that came since the last read, once', async () => {
    stop();
    const [example] = getGetUnreadConversationsResponseMock().items;
    if (example === undefined) throw new Error('the example has a conversation');
    const having = (totalUnread: number, at: string) => {
      const items = [{ ...example, lastMessage: { ...example.lastMessage, at } }];
      return getGetUnreadConversationsMockHandler({ totalUnread, items });
    };
    const onNews = vi.fn();
    backend.use(having(1, '2026-11-20T12:00:00.000Z'));
    stop = listenForUnread(onNews);
    await pass(0);
    await pass(UNREAD_INTERVAL_MS);
    expect(onNews).not.toHaveBeenCalled();
    backend.use(having(2, '2026-11-20T12:01:00.000Z'));
    await pass(UNREAD_INTERVAL_MS);
    await pass(UNREAD_INTERVAL_MS);
    expect(onNews).toHaveBeenCalledOnce();
    expect(onNews.mock.calls[0]?.[0]).toMatchObject({ id: example.id });
  });

  it('stops at logout and clears the number', async () => {
    stop();
    expect(shown()).toBe(0);
    await pass(UNREAD_INTERVAL_MS * 3);
    dispatchEvent(new Event('focus'));
    tellUnreadChanged();
    await pass(0);
    expect(requests).toHaveLength(1);
  });
});

it('a window receives the response of another, and reads a minute later', async () => {
  stop();
  vi.unstubAllGlobals();
  const heard = new Set<(event: { data: unknown }) => void>();
  class OneProcessChannel {
    addEventListener = (_: string, on: (event: { data: unknown }) => void) => void heard.add(on);
    postMessage = () => {};
    close = () => {};
  }
  vi.stubGlobal('BroadcastChannel', OneProcessChannel);
  stop = listenForUnread();
  await pass(UNREAD_INTERVAL_MS - 1);
  const before = requests.length;
  for (const on of heard) on({ data: 8 });
  expect(shown()).toBe(8);
  await pass(UNREAD_INTERVAL_MS - 1);
  expect(requests).toHaveLength(before);
  await pass(1);
  expect(requests).toHaveLength(before + 1);
});
