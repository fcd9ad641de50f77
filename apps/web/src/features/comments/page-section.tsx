'use client';

import type { PageComment, PageSummary } from '@bazaar/api/model';
import type { CommentState } from '@bazaar/domain/comments/comments-filter';
import { myThreads } from '@bazaar/domain/comments/my-threads';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { CommentTree } from '@bazaar/ui/patterns/comment-tree';
import { commentsIcon } from '@bazaar/ui/patterns/empty-icons';
import { OwnComments } from '@bazaar/ui/patterns/own-comments';
import { Skeleton } from '@bazaar/ui/skeleton';
import { useEffect, useState } from 'react';
import { commentsOfDrafts } from '@/entities/page-comments/comment-form-id';
import { CommentEntry } from '@/entities/page-comments/tree/comment-entry';
import { useCommentWrites, useMyThreads } from '@/entities/page-comments/use-page-comments';
import { draftedForms } from '@/lib/forms/draft-storage';
import { readSessionHint } from '@/lib/session/session-hint';
import { commentsTexts as texts } from '@/translations/comments';
import { retryTexts } from '@/translations/retry';
import { partsOfThread } from './comment-parts';
import { commentHref } from './comments-place';
import { readSeenUntil, storeSeenUntil } from './seen-answers';

export interface PageSectionProps {
  readonly page: PageSummary;
  readonly state: CommentState;
}

/** Renders one page with the threads I took part in. It reads and fails by itself. */
export function PageSection({ page, state }: PageSectionProps) {
  const { id, title } = page;
  const query = useMyThreads(id);
  // As it was when the page was opened: what is new stays marked while it is read.
  const [seenUntil] = useState(() => readSeenUntil(id));
  const known = myThreads(query.data ?? [], seenUntil, state === 'all' ? undefined : state);
  const { latestAnswerAt, unseen } = known;
  useEffect(() => {
    if (latestAnswerAt !== undefined) storeSeenUntil(id, latestAnswerAt);
  }, [id, latestAnswerAt]);
  return (
    <OwnComments
      id={`page-${id}`}
      title={title}
      href={commentHref(page)}
      note={unseen.size === 0 ? undefined : texts.fresh(formatNumber(unseen.size))}
    >
      {query.data !== undefined ? (
        <Threads {...{ page, unseen }} threads={known.threads} nowMs={query.dataUpdatedAt} />
      ) : query.isError ? (
        <ErrorPanel
          title={texts.pageFailed(title)}
          action={
            <Button aria-label={retryTexts.of(title)} onClick={() => void query.refetch()}>
              {texts.retry}
            </Button>
          }
          isInline
        />
      ) : (
        <div role="status" aria-label={texts.pageLoading(title)}>
          <Skeleton shape="block" />
        </div>
      )}
    </OwnComments>
  );
}

interface ThreadsProps extends Pick<PageSectionProps, 'page'> {
  readonly threads: readonly PageComment[];
  readonly unseen: ReadonlySet<string>;
  readonly nowMs: number;
}

function Threads({ page, threads, unseen, nowMs }: ThreadsProps) {
  const { like, arrived } = useCommentWrites(page.id);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(commentsOfDrafts(draftedForms(readSessionHint()?.sub ?? null))),
  );
  const turn = (id: string, isOpen: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
    focusSoon(isOpen ? `[id="comment:${id}"] textarea` : `[id="answer-${id}"]`);
  };
  if (threads.length === 0) return <EmptyPanel icon={commentsIcon} title={texts.pageNone} isInline />;
  const parts = partsOfThread({ page, unseen, open, nowMs, onOpen: turn, onLike: like, onSent: arrived });
  return (
    <CommentTree label={texts.threads(page.title)} isFlush>
      {threads.map((comment) => (
        <CommentEntry key={comment.id} comment={comment} parts={parts} />
      ))}
    </CommentTree>
  );
}

/** Moves the focus to what the press has just opened, or back to the button that opened it. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
