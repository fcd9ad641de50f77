'use client';

import type { PageComment } from '@bazaar/api/model';
import { mergeThreads, orderThreads } from '@bazaar/domain/comments/threads';
import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { CommentsSkeleton } from '@bazaar/ui/patterns/comment-tree';
import { type ReactNode, useEffect, useState } from 'react';
import { SharedQueries } from '@/lib/data/shared-queries';
import { draftedForms } from '@/lib/forms/draft-storage';
import { appStore } from '@/lib/session/app-state';
import { readSessionHint } from '@/lib/session/session-hint';
import { useStore } from '@/lib/store/use-store';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { retryTexts } from '@/translations/retry';
import { likedComments } from '../comment-cache';
import { commentFormId, commentsOfDrafts } from '../comment-form-id';
import { commentsStore } from '../comments-store';
import { PageThreads } from '../tree/page-threads';
import { useCommentArrival, useMyThreads, usePageThreads } from '../use-page-comments';
import { OpenForm } from './open-form';

export interface LiveCommentsProps {
  readonly pageId: string;
  readonly pageTitle: string;
  readonly allowComments: boolean;
  /** The page was sent without them: a skeleton stands for them, and one message says that they are missing. */
  readonly isFailed: boolean;
  /** The comments as the page was sent, until they are read. */
  readonly children: ReactNode;
}

/** Reads the comments again, with the likes and the waiting or refused comments of whoever is logged in, and lets them be answered. */
export function LiveComments(props: LiveCommentsProps) {
  return (
    <SharedQueries>
      <Threads {...props} />
    </SharedQueries>
  );
}

function Threads({ children, isFailed, ...page }: LiveCommentsProps) {
  const { pageId } = page;
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  const everybodys = usePageThreads(pageId);
  const mine = useMyThreads(pageId, isLoggedIn);
  const { order, open, likes } = useStore(commentsStore, (state) => state);
  useDraftedForms();
  const isRead = everybodys.data !== undefined && (mine.data !== undefined || mine.isError || !isLoggedIn);
  useSameFocus(isRead);
  const arrived = useCommentArrival(pageId);
  const focusArrived = useArrivedFocus();
  const failed = everybodys.isError ? everybodys : mine.isError && isLoggedIn ? mine : undefined;
  const notice = failed && (
    <ErrorPanel
      title={failed === mine ? texts.mineFailed : texts.failed}
      action={
        <Button aria-label={retryTexts.of(texts.title)} onClick={() => void failed.refetch()}>
          {texts.retry}
        </Button>
      }
      isInline
    />
  );
  const isSettled = isRead || failed !== undefined;
  useEffect(() => commentsStore.setState({ isRead: isSettled }), [isSettled]);
  if (!isRead || everybodys.data === undefined) {
    if (isFailed) return notice ?? <CommentsSkeleton label={texts.loading} />;
    return (
      <>
        {notice}
        <div aria-busy={failed === undefined}>{children}</div>
      </>
    );
  }
  const merged = mergeThreads(everybodys.data, isLoggedIn ? (mine.data ?? []) : []);
  const formOf = (comment: PageComment | undefined) =>
    open.includes(commentFormId(comment?.id ?? pageId)) ? (
      <OpenForm
        pageId={pageId}
        comment={comment}
        onSent={(sent) => {
          arrived(sent);
          focusArrived(sent.id);
        }}
      />
    ) : undefined;
  return (
    <>
      {notice}
      <PageThreads
        {...page}
        threads={orderThreads(likedComments(merged, likes), order)}
        order={order}
        open={open}
        formOf={formOf}
      />
    </>
  );
}

/** Opens the forms whose words are still on this device: after a reload, and after the login they led to. */
function useDraftedForms(): void {
  useEffect(() => {
    const owner = readSessionHint()?.sub ?? null;
    const drafted = commentsOfDrafts([...draftedForms(owner), ...draftedForms(null)]).map(commentFormId);
    if (drafted.length === 0) return;
    commentsStore.setState(({ open, focusOn }) => ({
      open: [...new Set([...open, ...drafted])],
      focusOn: focusOn ?? (location.hash === '#comments' ? drafted[0] : undefined),
    }));
  }, []);
}

/** Moves the focus to a comment that was sent, as soon as it is shown. */
function useArrivedFocus(): (id: string) => void {
  const [arrivedId, setArrivedId] = useState<string>();
  useEffect(() => {
    const place = arrivedId === undefined ? null : document.getElementById(arrivedId);
    if (place === null) return;
    place.tabIndex = -1;
    place.focus();
    setArrivedId(undefined);
  });
  return setArrivedId;
}

/** Gives the focus back to what had it, each time its place is drawn anew. */
function useSameFocus(isRead: boolean): void {
  const [id] = useState(() => document.activeElement?.id ?? '');
  useEffect(() => {
    if (id === '' || commentsStore.getState().focusOn !== undefined) return;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [isRead, id]);
}
