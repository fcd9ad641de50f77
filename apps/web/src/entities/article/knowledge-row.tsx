import type { PageSummary } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import type { KnowledgeRowView } from '@bazaar/ui/patterns/home';
import { articlePath } from './article-path';

/** Returns an article as one of a few to read on another page. */
export function knowledgeRow(page: PageSummary): KnowledgeRowView {
  const { id, title, contentTypeTitle, publishedAt } = page;
  return {
    id,
    href: articlePath(page),
    kind: contentTypeTitle,
    title,
    date: <time dateTime={publishedAt.slice(0, 10)}>{formatShortDate(publishedAt)}</time>,
  };
}
