import type { Like, PageComment } from '@bazaar/api/model';
import { likePageComment, listPageComments } from '@bazaar/api/page-comments';
import { THREAD_ORDERS } from '@bazaar/domain/comments/threads';
import { isRecord } from '@bazaar/domain/parse-json';
import type { ActionPress } from '@/lib/actions/action-table';
import { loginFirst } from '@/lib/actions/login-first';
import { showToast } from '@/lib/toasts/toasts';
import { commentsTexts as texts } from '@/translations/comments';
import { commentFormId } from './comment-form-id';
import {
  closeCommentForm,
  commentsStore,
  openCommentForm,
  orderComments,
  setCommentLike,
  startComments,
  wantComments,
} from './comments-store';

/** Opens the form of a comment on the page, or of an answer; closes one that is open. */
export function writeComment({ payload, isReplay }: ActionPress): void {
  const { pageId, id } = readPayload(payload);
  if (pageId === undefined || id === undefined) return;
  startComments(pageId);
  const form = commentFormId(id);
  const isOpen = commentsStore.getState().open.includes(form);
  if (isOpen && isReplay !== true) closeCommentForm(form);
  else openCommentForm(form);
  // A reload, or the login that sending may lead to, comes back here.
  history.replaceState(history.state, '', '#comments');
}

/** Shows the comments in another order. */
export function sortComments({ payload }: ActionPress): void {
  const { pageId, order } = readPayload(payload);
  const known = THREAD_ORDERS.find((one) => one === order);
  if (pageId === undefined || known === undefined) return;
  startComments(pageId);
  orderComments(known);
}

/** Comments with a pending call: a second press would turn the first one over. */
const busy = new Set<string>();

/** Likes a comment or takes the like back. Shows it at once, and takes it back with a toast when the call fails. */
export async function toggleCommentLike(press: ActionPress): Promise<void> {
  const { pageId, id } = readPayload(press.payload);
  if (pageId === undefined || id === undefined || busy.has(id)) return;
  busy.add(id);
  startComments(pageId);
  wantComments();
  let before: Like | undefined;
  try {
    before = commentsStore.getState().likes[id] ?? (await readLike(pageId, id));
    if (before === undefined || (press.isReplay === true && before.isLikedByMe)) return;
    const { isLikedByMe, likeCount } = before;
    setCommentLike(id, { isLikedByMe: !isLikedByMe, likeCount: likeCount + (isLikedByMe ? -1 : 1) });
    setCommentLike(id, await likePageComment(id));
  } catch (error) {
    if (before !== undefined) setCommentLike(id, before);
    if ((error as { status?: number }).status === 401) loginFirst(press);
    else showToast({ status: 'error', title: texts.likeFailed });
  } finally {
    busy.delete(id);
  }
}

/** Returns how a comment stands for this person; the page itself is everybody's and does not know it. */
async function readLike(pageId: string, id: string): Promise<Like | undefined> {
  const found = find(await listPageComments(pageId), id);
  return found && { likeCount: found.likeCount, isLikedByMe: found.isLikedByMe };
}

function find(tree: readonly PageComment[], id: string): PageComment | undefined {
  for (const comment of tree) {
    const found = comment.id === id ? comment : find(comment.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function readPayload(payload: unknown): Readonly<Record<'pageId' | 'id' | 'order', string | undefined>> {
  const read = (key: string) => {
    const value = isRecord(payload) ? payload[key] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return { pageId: read('pageId'), id: read('id'), order: read('order') };
}
