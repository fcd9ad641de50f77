import type { PageComment } from '@bazaar/api/model';
import type { ThreadOrder } from '@bazaar/domain/comments/threads';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { CommentTree } from '@bazaar/ui/patterns/comment-tree';
import { commentsIcon } from '@bazaar/ui/patterns/empty-icons';
import type { ReactNode } from 'react';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { CommentEntry } from './comment-entry';
import { commentFormId } from './comment-form-id';
import { CommentsBar, OrderBar } from './comments-bar';
import { partsOfPage } from './page-comment-parts';

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
  const { pageId, pageTitle, allowComments, threads } = props;
  const isWriting = open.includes(commentFormId(pageId));
  // One action stands out: while a form is open, it is that form's.
  const write = (
    <Button
      id={`answer-${pageId}`}
      tone={open.length === 0 ? 'primary' : 'secondary'}
      {...actionAttributes('comment', { pageId, id: pageId })}
    >
      {texts.write}
    </Button>
  );
  if (threads.length === 0 && allowComments && !isWriting)
    return <EmptyPanel icon={commentsIcon} title={texts.empty} action={write} />;
  return (
    <>
      <CommentsBar {...props} isWriting={isWriting} write={write} />
      {formOf(undefined)}
      {isWriting ? <OrderBar {...props} /> : null}
      {threads.length === 0 ? null : (
        <CommentTree label={texts.threads(pageTitle)} isFlush>
          {threads.map((comment) => (
            <CommentEntry key={comment.id} comment={comment} parts={partsOfPage(props, open, formOf)} />
          ))}
        </CommentTree>
      )}
    </>
  );
}
