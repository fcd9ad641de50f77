import type { PageSummary } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import type { FoundItemView } from '@bazaar/ui/patterns/found-list';
import { pictureAt } from '@/lib/media/picture-view';

/**
 * An article in a list. It is told in full here: the site has no page of articles to lead to yet.
 *
 * @param readingText says how long it takes, from the formatted minutes
 */
export function articleItem(page: PageSummary, readingText: (minutes: string) => string): FoundItemView {
  const { id, title, summary, cover, contentTypeTitle, authorName, publishedAt, readingMinutes } = page;
  return {
    id,
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
