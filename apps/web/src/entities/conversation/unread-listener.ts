import { dropSessionHint } from '@/lib/session/session-hint';
import { onUnreadChanged } from './unread-signal';
import { unreadStore } from './unread-store';

/** How often a page on the screen asks (product design §1). */
export const UNREAD_INTERVAL_MS = 60_000;
/** Coming back to a page says so twice, by focus and by visibility: one question answers both. */
const SAME_RETURN_MS = 1_000;

/**
 * Asks what waits to be read: at once, every minute while the page is on the screen, when somebody comes back to it, and when something
 * was read here. A failure keeps the last number. Windows side by side share their answers, so that one of them asks.
 * Answers the function that stops it and forgets the number.
 */
export function listenForUnread(): () => void {
  const stopped = new AbortController();
  const windows = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('bazaar-unread');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requestedAtMs = Number.NEGATIVE_INFINITY;
  let requested = 0;

  const wait = () => {
    clearTimeout(timer);
    if (!stopped.signal.aborted) timer = setTimeout(ask, UNREAD_INTERVAL_MS);
  };
  const show = (count: number) => {
    unreadStore.setState({ count });
    wait();
  };
  const ask = async () => {
    wait();
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    requestedAtMs = Date.now();
    requested += 1;
    const turn = requested;
    const count = await readUnread(stopped.signal);
    // An answer that was overtaken by a later question says what was.
    if (count === undefined || stopped.signal.aborted || turn !== requested) return;
    show(count);
    windows?.postMessage(count);
  };
  const onReturn = () => {
    if (Date.now() - requestedAtMs >= SAME_RETURN_MS) void ask();
  };

  for (const name of ['focus', 'online']) addEventListener(name, onReturn, stopped);
  document.addEventListener('visibilitychange', onReturn, stopped);
  windows?.addEventListener('message', ({ data }) => typeof data === 'number' && show(data), stopped);
  const stopHearing = onUnreadChanged(ask);
  void ask();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    stopHearing();
    windows?.close();
    unreadStore.setState({ count: 0 });
  };
}

/** Undefined when it could not be read. A session the catalogue no longer accepts drops the hint. */
async function readUnread(signal: AbortSignal): Promise<number | undefined> {
  try {
    const { getUnreadConversations } = await import('@/lib/calls/calls-of-person');
    return (await getUnreadConversations({ signal })).totalUnread;
  } catch (error) {
    if ((error as { status?: number }).status === 401) dropSessionHint();
    return undefined;
  }
}
