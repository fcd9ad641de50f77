import type { PagedPageSummary } from '@bazaar/api/model';
import type { CommentsFilter } from '@bazaar/domain/comments/comments-filter';
import { Pagination } from '@bazaar/ui/pagination';
import { pageLinks } from '@/lib/paging/page-links';
import { commentsTexts as texts } from '@/translations/comments';
import { commentsHref } from './comments-place';

/** Each page's comments are a call of their own: this is also how many calls are made at once. */
export const PAGES_AT_ONCE = 5;

/** Renders the pages of the list; nothing for a single one. */
export function CommentsPages({
  filter,
  list,
}: {
  readonly filter: CommentsFilter;
  readonly list: Pick<PagedPageSummary, 'totalCount'>;
}) {
  const last = Math.ceil(list.totalCount / PAGES_AT_ONCE);
  const links = pageLinks(texts.pages, filter.pageNumber, last, (pageNumber) =>
    commentsHref({ ...filter, pageNumber }),
  );
  return links === undefined ? null : <Pagination {...links} />;
}
