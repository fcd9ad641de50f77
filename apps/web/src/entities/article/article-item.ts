import type { PageSummary } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import type { FoundItemView } from '@bazaar/ui/patterns/found-list';
import { pictureAt } from '@/lib/media/picture-view';
import { articlePath } from './article-path';

/**
 * Returns an article as an item of a list of several kinds.
 *
 * @param readingText the reading time as text, from the formatted minutes
 */
export function articleItem(page: PageSummary, readingText: (minutes: string) => string): FoundItemView {
  const { id, title, summary, cover, contentTypeTitle, authorName, publishedAt, readingMinutes } = page;
  return {
    id,
    href: articlePath(page),
    title,
    text: summary,
    picture: cover && pictureAt(cover, 96),
    facts: [
      contentTypeTitle,
      authorName,
      formatShortDate(publishedAt),
      readingText(formatNumber(readingMinutes)),
    ],
  };
}
