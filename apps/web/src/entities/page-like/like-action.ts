import { likePage } from '@bazaar/api/pages';
import type { ActionPress } from '@/lib/actions/action-table';
import { loginFirst } from '@/lib/actions/login-first';
import { showToast } from '@/lib/toasts/toasts';
import { likeMessages as texts } from '@/translations/likes';
import { likeStore, setLike } from './like-store';
import { likeOf, readLike } from './read-like';

/** Pages with a call on its way: a second press, or a key held down, sends nothing. */
const busy = new Set<string>();

/** Likes a page or takes it back. Shows the new state at once, and the old one again with a toast when the call fails. */
export async function likeThisPage(press: ActionPress): Promise<void> {
  const pageId: unknown = (press.payload as { readonly pageId?: unknown } | null | undefined)?.pageId;
  if (typeof pageId !== 'string' || busy.has(pageId)) return;
  busy.add(pageId);
  try {
    await toggle(pageId, press.isReplay ?? false);
  } catch (error) {
    if ((error as { status?: number }).status === 401) loginFirst(press);
    else showToast({ status: 'error', title: texts.failed });
  } finally {
    busy.delete(pageId);
  }
}

/** Each call turns the like over, so a replay sends nothing where it stands already. */
async function toggle(pageId: string, isReplay: boolean): Promise<void> {
  const before = await readLike(pageId);
  if (isReplay && before.isOn) return;
  setLike(pageId, likeOf(!before.isOn, Math.max(0, before.count + (before.isOn ? -1 : 1))));
  try {
    const { isLikedByMe, likeCount } = await likePage(pageId);
    setLike(pageId, likeOf(isLikedByMe, likeCount));
  } catch (error) {
    likeStore.setState({ [pageId]: before });
    throw error;
  }
}
