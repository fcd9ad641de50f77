import type { Like } from '@bazaar/api/model';
import type { ThreadOrder } from '@bazaar/domain/comments/threads';
import { createStore } from 'zustand/vanilla';

/** What a visitor does with the comments of the page on screen. */
export interface CommentsState {
  readonly pageId: string;
  /** True once the comments have to react: they are read again, with what is the visitor's own. */
  readonly isWanted: boolean;
  /** True once that read has an outcome. */
  readonly isRead: boolean;
  readonly order: ThreadOrder;
  /** Ids of the open forms. */
  readonly open: readonly string[];
  /** The form that was opened by a press: it takes the focus. */
  readonly focusOn: string | undefined;
  /** Likes of this visit by the comment's id, ahead of the service's response. */
  readonly likes: Readonly<Record<string, Like>>;
}

const START: CommentsState = {
  pageId: '',
  isWanted: false,
  isRead: false,
  order: 'newest',
  open: [],
  focusOn: undefined,
  likes: {},
};

export const commentsStore = createStore<CommentsState>(() => START);

/** Begins with the comments of a page; those of another one are forgotten. */
export function startComments(pageId: string): void {
  if (commentsStore.getState().pageId !== pageId) commentsStore.setState({ ...START, pageId }, true);
}

/** Forgets the page that was left. */
export function leaveComments(): void {
  commentsStore.setState(START, true);
}

export function wantComments(): void {
  commentsStore.setState({ isWanted: true });
}

export function openCommentForm(id: string): void {
  commentsStore.setState(({ open }) => ({
    isWanted: true,
    open: open.includes(id) ? open : [...open, id],
    focusOn: id,
  }));
}

export function closeCommentForm(id: string): void {
  commentsStore.setState(({ open }) => ({ open: open.filter((other) => other !== id), focusOn: undefined }));
}

export function orderComments(order: ThreadOrder): void {
  commentsStore.setState({ isWanted: true, order });
}

export function setCommentLike(id: string, like: Like): void {
  commentsStore.setState(({ likes }) => ({ likes: { ...likes, [id]: like } }));
}
