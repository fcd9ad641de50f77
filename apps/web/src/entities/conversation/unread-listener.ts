import type { Conversation, UnreadConversations } from '@bazaar/api/model';
import { dropSessionHint } from '@/lib/session/session-hint';
import { onUnreadChanged } from './unread-signal';
import { NO_UNREAD, type UnreadMessages, unreadStore } from './unread-store';

/** Interval of the reads on a visible page, in ms (product design §1). */
export const UNREAD_INTERVAL_MS = 60_000;
/** Returning to a page fires both focus and visibility events: one read serves both. In ms. */
const SAME_RETURN_MS = 1_000;

/**
 * Reads the unread count: at once, every minute while the page is visible, when the visitor returns to it, and when messages were read
 * here. A failure keeps the last number. Windows share their responses, so that only one of them reads and tells the news: the conversation
 * that had a new message since the last read. Returns the function that stops it and clears the number.
 */
export function listenForUnread(onNews: (latest: Conversation) => void = () => {}): () => void {
  const stopped = new AbortController();
  const windows = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('bazaar-unread');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requestedAtMs = Number.NEGATIVE_INFINITY;
  let requested = 0;
  /** Time of the latest unread message; unknown before the first read, whose messages are no news. */
  let knownUntil: string | undefined;

  const wait = () => {
    clearTimeout(timer);
    if (!stopped.signal.aborted) timer = setTimeout(ask, UNREAD_INTERVAL_MS);
  };
  const show = (unread: Partial<UnreadMessages>) => {
    unreadStore.setState(unread);
    wait();
  };
  const ask = async () => {
    wait();
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    requestedAtMs = Date.now();
    requested += 1;
    const turn = requested;
    const unread = await readUnread(stopped.signal);
    // A response overtaken by a later read is dropped.
    if (unread === undefined || stopped.signal.aborted || turn !== requested) return;
    const threads = unread.items.map(({ id, lastMessage }) => ({ id, at: lastMessage.at }));
    show({ count: unread.totalUnread, threads });
    windows?.postMessage(unread.totalUnread);
    windows?.postMessage(threads);
    const [latest] = unread.items;
    const at = latest?.lastMessage.at ?? '';
    const isNews = latest !== undefined && knownUntil !== undefined && at > knownUntil;
    if (knownUntil === undefined || at > knownUntil) knownUntil = at;
    if (!isNews) return;
    windows?.postMessage(at);
    onNews(latest);
  };
  const onReturn = () => {
    if (Date.now() - requestedAtMs >= SAME_RETURN_MS) void ask();
  };

  for (const name of ['focus', 'online']) addEventListener(name, onReturn, stopped);
  document.addEventListener('visibilitychange', onReturn, stopped);
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') show({ count: data });
    else if (Array.isArray(data)) show({ threads: data as UnreadMessages['threads'] });
    else if (typeof data === 'string') knownUntil = data;
  };
  windows?.addEventListener('message', hear, stopped);
  const stopHearing = onUnreadChanged(ask);
  void ask();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    stopHearing();
    windows?.close();
    unreadStore.setState(NO_UNREAD);
  };
}

/** Returns undefined when nothing could be read. A session the catalogue no longer accepts clears the hint. */
async function readUnread(signal: AbortSignal): Promise<UnreadConversations | undefined> {
  try {
    const { getUnreadConversations } = await import('@/lib/calls/calls-of-person');
    return await getUnreadConversations({ signal });
  } catch (error) {
    if ((error as { status?: number }).status === 401) dropSessionHint();
    return undefined;
  }
}
