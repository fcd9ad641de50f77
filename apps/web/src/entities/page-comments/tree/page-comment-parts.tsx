import type { PageComment } from '@bazaar/api/model';
import { DEEPEST_COMMENT } from '@bazaar/domain/comments/comment-form';
import { formatClock, formatShortDate } from '@bazaar/domain/dates';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { CommentPicture, LikeButton, ReplyButton } from '@bazaar/ui/patterns/comment-tree';
import { DateText } from '@bazaar/ui/time-text';
import type { ReactNode } from 'react';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { pictureAt } from '@/lib/media/picture-view';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { commentFormId } from '../comment-form-id';
import type { CommentParts } from './comment-entry';
import type { PageThreadsProps } from './page-threads-props';

/** Returns how the comments of a public page are shown to its readers. */
export function partsOfPage(
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
          <ReplyButton label={texts.againOf} isAgain {...write(id)}>
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
