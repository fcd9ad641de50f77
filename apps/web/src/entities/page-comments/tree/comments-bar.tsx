import { THREAD_ORDERS } from '@bazaar/domain/comments/threads';
import { CommentBar, CommentNote } from '@bazaar/ui/patterns/comment-tree';
import { SegmentedButtons } from '@bazaar/ui/segmented';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import type { PageThreadsProps } from './page-threads-props';

/** Fewest threads that are worth another order. */
const FEWEST_TO_SORT = 3;

export interface CommentsBarProps
  extends Pick<PageThreadsProps, 'pageId' | 'allowComments' | 'threads' | 'order'> {
  /** The form of a comment on the page is open below: its title stands in place of the button. */
  readonly isWriting: boolean;
  /** The button that opens it. */
  readonly write: ReactNode;
}

/**
 * Renders what stands above the comments: the way to write one, or why there is none, and their order. An open form stands between it and
 * the comments, so their order follows the form.
 */
export function CommentsBar({ allowComments, isWriting, write, ...order }: CommentsBarProps) {
  return (
    <CommentBar>
      {!allowComments ? (
        <CommentNote>{texts.closed}</CommentNote>
      ) : isWriting ? (
        <Text weight="bold">{texts.formLabel}</Text>
      ) : (
        write
      )}
      {isWriting ? null : <Order {...order} />}
    </CommentBar>
  );
}

type OrderProps = Pick<PageThreadsProps, 'pageId' | 'threads' | 'order'>;

/** Renders the order alone, below an open form. */
export function OrderBar(props: OrderProps) {
  if (props.threads.length < FEWEST_TO_SORT) return null;
  return (
    <CommentBar>
      <Order {...props} />
    </CommentBar>
  );
}

function Order({ pageId, threads, order }: OrderProps) {
  if (threads.length < FEWEST_TO_SORT) return null;
  return (
    <SegmentedButtons
      label={texts.order}
      segments={THREAD_ORDERS.map((one) => ({
        id: `order-${one}`,
        label: texts.orders[one],
        isChosen: one === order,
        ...actionAttributes('sortComments', { pageId, order: one }),
      }))}
    />
  );
}
