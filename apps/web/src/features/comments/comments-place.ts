import type { PageSummary } from '@bazaar/api/model';
import {
  type CommentsFilter,
  parseCommentsFilter,
  writeCommentsFilter,
} from '@bazaar/domain/comments/comments-filter';
import { articlePath } from '@/entities/article/article-path';
import { accountPaths } from '@/lib/navigation/account-paths';

/** Returns the address of the list under a filter. */
export function commentsHref(filter: CommentsFilter): string {
  const query = writeCommentsFilter(filter);
  return query === '' ? accountPaths.comments : `${accountPaths.comments}?${query}`;
}

/** Returns the requested address, to which the login returns; unknown keys are left out. */
export function requestedComments(query: Readonly<Record<string, string | string[] | undefined>>): string {
  const get = (key: string) => {
    const value = query[key];
    return typeof value === 'string' ? value : null;
  };
  return commentsHref(parseCommentsFilter({ get }));
}

/** Returns the place of a comment: its page, at the comment. */
export function commentHref(page: PageSummary, commentId?: string): string {
  return `${articlePath(page)}${commentId === undefined ? '' : `#${commentId}`}`;
}
