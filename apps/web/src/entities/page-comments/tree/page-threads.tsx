import { Button } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { CommentTree } from '@bazaar/ui/patterns/comment-tree';
import { commentsIcon } from '@bazaar/ui/patterns/empty-icons';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { commentFormId } from '../comment-form-id';
import { CommentEntry } from './comment-entry';
import { CommentsBar, OrderBar } from './comments-bar';
import { partsOfPage } from './page-comment-parts';
import type { PageThreadsProps } from './page-threads-props';

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
