import type { PageComment } from '@bazaar/api/model';
import { DEEPEST_COMMENT } from '@bazaar/domain/comments/comment-form';
import { THREAD_ORDERS, type ThreadOrder } from '@bazaar/domain/comments/threads';
import { formatClock, formatShortDate } from '@bazaar/domain/dates';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import {
  CommentBar,
  CommentPicture,
  CommentTree,
  LikeButton,
  ReplyButton,
} from '@bazaar/ui/patterns/comment-tree';
import { commentsIcon } from '@bazaar/ui/patterns/empty-icons';
import { DateText } from '@bazaar/ui/time-text';
import type { ReactNode } from 'react';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { pictureAt } from '@/lib/media/picture-view';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { CommentEntry, type CommentParts } from './comment-entry';
import { commentFormId } from './comment-form-id';

/** Fewest threads that are worth another order. */
const FEWEST_TO_SORT = 3;

export interface PageThreadsProps {
  readonly pageId: string;
  readonly pageTitle: string;
  readonly allowComments: boolean;
  /** In the order they are shown. */
  readonly threads: readonly PageComment[];
  readonly order: ThreadOrder;
  /** Ids of the open forms. */
  readonly open?: readonly string[];
  /** Returns the form of an answer, of a second try, or (`undefined`) of a comment on the page; nothing while it is closed. */
  readonly formOf?: (comment: PageComment | undefined) => ReactNode;
}

/** Renders the comments of a page with their controls. What is pressed is heard by the page's one listener, so that it needs no script of its own. */
export function PageThreads({ formOf = () => undefined, open = [], ...props }: PageThreadsProps) {
  const { pageId, pageTitle, allowComments, threads, order } = props;
  const canSort = threads.length >= FEWEST_TO_SORT;
  return (
    <>
      {allowComments || canSort ? (
        <CommentBar>
          {allowComments ? (
            <Button
              id={`answer-${pageId}`}
              tone="primary"
              aria-expanded={open.includes(commentFormId(pageId))}
              {...actionAttributes('comment', { pageId, id: pageId })}
            >
              {texts.write}
            </Button>
          ) : null}
          {canSort ? <Orders pageId={pageId} order={order} /> : null}
        </CommentBar>
      ) : null}
      {formOf(undefined)}
      {threads.length === 0 ? (
        <EmptyPanel icon={commentsIcon} title={texts.empty} isInline />
      ) : (
        <CommentTree label={texts.threads(pageTitle)} isFlush>
          {threads.map((comment) => (
            <CommentEntry key={comment.id} comment={comment} parts={partsOf(props, open, formOf)} />
          ))}
        </CommentTree>
      )}
    </>
  );
}

function Orders({ pageId, order }: Pick<PageThreadsProps, 'pageId' | 'order'>) {
  return (
    <div>
      {THREAD_ORDERS.map((one) => (
        <Button
          key={one}
          id={`order-${one}`}
          tone="text"
          size="small"
          aria-pressed={one === order}
          {...actionAttributes('sortComments', { pageId, order: one })}
        >
          <span className="sr">{texts.order}</span>
          {texts.orders[one]}
        </Button>
      ))}
    </div>
  );
}

function partsOf(
  { pageId, allowComments }: Pick<PageThreadsProps, 'pageId' | 'allowComments'>,
  open: readonly string[],
  formOf: (comment: PageComment) => ReactNode,
): CommentParts {
  const write = (id: string) => ({
    id: `answer-${id}`,
    isOpen: open.includes(commentFormId(id)),
    ...actionAttributes('comment', { pageId, id }),
  });
  return {
    supplierWord: texts.supplierAnswer,
    waiting: { text: texts.waiting, reason: texts.waitingReason },
    time: ({ createdAt }) => (
      <DateText at={createdAt}>{texts.at(formatShortDate(createdAt), formatClock(createdAt))}</DateText>
    ),
    picture: ({ authorName, authorPicture }) => (
      <CommentPicture
        letters={monogramOf(authorName)}
        {...(authorPicture ? { src: pictureAt(authorPicture, 96) } : {})}
      />
    ),
    actions: ({ id, authorName, status, isLikedByMe, likeCount }, depth) =>
      status === 'Rejected' ? (
        allowComments ? (
          <ReplyButton label={texts.againOf} {...write(id)}>
            {texts.again}
          </ReplyButton>
        ) : null
      ) : (
        <>
          <LikeButton
            id={`like-${id}`}
            label={texts.like(authorName)}
            isLiked={isLikedByMe}
            count={formatNumber(likeCount)}
            {...actionAttributes('likeComment', { pageId, id })}
          />
          {allowComments && depth < DEEPEST_COMMENT ? (
            <ReplyButton label={texts.replyTo(authorName)} {...write(id)}>
              {texts.reply}
            </ReplyButton>
          ) : null}
        </>
      ),
    form: formOf,
  };
}
