// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForUnread, UNREAD_INTERVAL_MS } from './unread-listener';
import { tellUnreadChanged } from './unread-signal';
import { unreadStore } from './unread-store';

const ask = vi.hoisted(() => vi.fn());
const dropSessionHint = vi.hoisted(() => vi.fn());
vi.mock('@bazaar/api/http', () => ({ httpClient: ask }));
vi.mock('@/lib/session/session-hint', () => ({ dropSessionHint }));

let visibility: DocumentVisibilityState = 'visible';
let stop: () => void;
const shown = () => unreadStore.getState().count;
const pass = (durationMs: number) => vi.advanceTimersByTimeAsync(durationMs);
const show = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  ask.mockReset().mockResolvedValue({ totalUnread: 3, items: [] });
  dropSessionHint.mockReset();
  stop = listenForUnread();
  await vi.dynamicImportSettled();
  await pass(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchUnread', () => {
  it('asks at once, and every minute after that', async () => {
    expect(ask).toHaveBeenCalledOnce();
    expect(shown()).toBe(3);
    ask.mockResolvedValue({ totalUnread: 5, items: [] });
    await pass(UNREAD_INTERVAL_MS - 1);
    expect(ask).toHaveBeenCalledOnce();
    await pass(1);
    expect(shown()).toBe(5);
  });

  it('is silent while hidden, and asks once on return, told twice or not', async () => {
    show('hidden');
    await pass(UNREAD_INTERVAL_MS * 5);
    expect(ask).toHaveBeenCalledOnce();
    show('visible');
    dispatchEvent(new Event('focus'));
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is silent while offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pass(UNREAD_INTERVAL_MS * 2);
    expect(ask).toHaveBeenCalledOnce();
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps the last number when it cannot be read, and asks again', async () => {
    ask.mockRejectedValueOnce(Object.assign(new Error('down'), { status: 503 }));
    await pass(UNREAD_INTERVAL_MS);
    expect(shown()).toBe(3);
    expect(dropSessionHint).not.toHaveBeenCalled();
    await pass(UNREAD_INTERVAL_MS);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('ends the hint of a session the catalogue refuses', async () => {
    ask.mockRejectedValueOnce(Object.assign(new Error('unauthorized'), { status: 401 }));
    await pass(UNREAD_INTERVAL_MS);
    expect(dropSessionHint).toHaveBeenCalledOnce();
  });

  it('asks anew when something was read, and an overtaken answer changes nothing', async () => {
    let answerFirst: (answer: unknown) => void = () => {};
    ask.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    tellUnreadChanged();
    await pass(0);
    ask.mockResolvedValue({ totalUnread: 0, items: [] });
    tellUnreadChanged();
    await pass(0);
    answerFirst({ totalUnread: 3, items: [] });
    await pass(0);
    expect(shown()).toBe(0);
  });

  it('stops at the logout and forgets the number', async () => {
    stop();
    expect(shown()).toBe(0);
    await pass(UNREAD_INTERVAL_MS * 3);
    dispatchEvent(new Event('focus'));
    tellUnreadChanged();
    await pass(0);
    expect(ask).toHaveBeenCalledOnce();
  });
});

it('a window hears what another was answered, and asks a minute after that', async () => {
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
  const before = ask.mock.calls.length;
  for (const on of heard) on({ data: 8 });
  expect(shown()).toBe(8);
  await pass(UNREAD_INTERVAL_MS - 1);
  expect(ask).toHaveBeenCalledTimes(before);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(before + 1);
});
