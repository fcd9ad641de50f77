import type { PageComment } from '@bazaar/api/model';
import { countComments, orderThreads } from '@bazaar/domain/comments/threads';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { ButtonLink } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { Text } from '@bazaar/ui/text';
import type { QueryResult } from '@/lib/data/query-result';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { retryTexts } from '@/translations/retry';
import { CommentsIsland } from './comments-island';
import { CommentsReading } from './comments-reading';
import { PageThreads } from './tree/page-threads';

export interface PageCommentsProps {
  readonly pageId: string;
  readonly pageTitle: string;
  /** Root-relative address of the page. */
  readonly path: string;
  readonly allowComments: boolean;
  /** The approved comments, oldest first. They are optional data: without them the section alone says so. */
  readonly comments: QueryResult<readonly PageComment[]>;
}

/**
 * Renders the comments on a page as its section `#comments`: everybody's as plain text in the cached page, and an island on top for what a
 * visitor does with them. A page that takes no comments shows those it has, or nothing.
 */
export function PageComments({ path, comments, ...page }: PageCommentsProps) {
  const threads = comments.state === 'ready' ? orderThreads(comments.value, 'newest') : [];
  const isFailed = comments.state === 'failed';
  if (!page.allowComments && threads.length === 0 && !isFailed) return null;
  const count = countComments(threads);
  return (
    <Panel
      id="comments"
      title={texts.title}
      note={
        isFailed ? undefined : (
          <Text tone="muted">
            <CommentsReading /> {count === 0 ? '' : texts.count(formatNumber(count))}
          </Text>
        )
      }
      isFlush
      bleed
    >
      <CommentsIsland {...page} isFailed={isFailed}>
        {isFailed ? (
          <ErrorPanel
            title={texts.failed}
            action={
              <ButtonLink aria-label={retryTexts.of(texts.title)} href={`${path}#comments`}>
                {texts.retry}
              </ButtonLink>
            }
            isInline
          />
        ) : (
          <PageThreads {...page} threads={threads} order="newest" />
        )}
      </CommentsIsland>
      {page.allowComments ? (
        <noscript>
          <Text as="p" tone="muted">
            {texts.noScript}
          </Text>
        </noscript>
      ) : null}
    </Panel>
  );
}
