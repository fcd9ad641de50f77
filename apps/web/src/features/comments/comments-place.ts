import type { PageSummary } from '@bazaar/api/model';
import {
  type CommentsFilter,
  parseCommentsFilter,
  writeCommentsFilter,
} from '@bazaar/domain/comments/comments-filter';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';

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

/** Returns the place of a comment; undefined for an article, which has no page yet. */
export function commentHref({ uniquePageName }: PageSummary, commentId?: string): string | undefined {
  if (uniquePageName === undefined) return undefined;
  return `${paths.sitePage(uniquePageName)}${commentId === undefined ? '' : `#${commentId}`}`;
}
