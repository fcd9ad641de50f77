'use client';

import {
  getListPageCommentsQueryKey,
  useLikePageComment,
  useListPageComments,
} from '@bazaar/api/hooks/page-comments';
import { getListPagesQueryKey } from '@bazaar/api/hooks/pages';
import type { Like, PageComment } from '@bazaar/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { goToLogin } from '@/lib/session/go-to-login';
import { showConfirmation, showToast } from '@/lib/toasts/toasts';
import { commentsTexts as texts } from '@/translations/comments';
import { changeComment, placeComment } from './comment-cache';

/** While a comment of mine waits for its approval, in ms. */
const WAITING_MS = 15_000;
const MINE = { mine: true };

/** Reads everybody's threads on one page. */
export function usePageThreads(pageId: string) {
  return useListPageComments(pageId, undefined, { query: { staleTime: 0 } });
}

/** Reads my threads on one page, and again while a comment waits. */
export function useMyThreads(pageId: string, enabled = true) {
  return useListPageComments(pageId, MINE, {
    query: {
      enabled,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) ? WAITING_MS : false),
    },
  });
}

/** Shows a comment as waiting as soon as it has arrived. */
export function useCommentArrival(pageId: string) {
  const client = useQueryClient();
  const key = getListPageCommentsQueryKey(pageId, MINE);
  return (comment: PageComment) => {
    client.setQueryData<PageComment[]>(key, (tree) => tree && placeComment(tree, comment));
    // The form sends without a hook, for its key.
    void client.invalidateQueries({ queryKey: key });
    void client.invalidateQueries({ queryKey: getListPagesQueryKey() });
    showConfirmation(texts.sent);
  };
}

/** Writes on one page: a like is shown at once and taken back when it failed; a comment as soon as it has arrived. */
export function useCommentWrites(pageId: string) {
  const client = useQueryClient();
  const key = getListPageCommentsQueryKey(pageId, MINE);
  const { mutateAsync: flip } = useLikePageComment();
  const arrived = useCommentArrival(pageId);
  const busy = useRef(new Set<string>());
  const edit = (change: (tree: readonly PageComment[]) => PageComment[]) =>
    client.setQueryData<PageComment[]>(key, (tree) => tree && change(tree));
  const show = (id: string, like: Like) => edit((tree) => changeComment(tree, id, like));

  const like = async ({ id, isLikedByMe, likeCount }: PageComment) => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    show(id, { isLikedByMe: !isLikedByMe, likeCount: likeCount + (isLikedByMe ? -1 : 1) });
    try {
      show(id, await flip({ id }));
    } catch (error) {
      show(id, { isLikedByMe, likeCount });
      if ((error as { status?: number }).status === 401) goToLogin();
      else showToast({ status: 'error', title: texts.likeFailed });
    } finally {
      busy.current.delete(id);
    }
  };
  return { like: (comment: PageComment) => void like(comment), arrived };
}

function isWaiting({ isMine, status, children }: PageComment): boolean {
  return (isMine && status === 'Pending') || children.some(isWaiting);
}
