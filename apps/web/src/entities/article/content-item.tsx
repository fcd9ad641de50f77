import type { PageSummary } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import type { ContentItemView } from '@bazaar/ui/patterns/content-list';
import { pictureAt } from '@/lib/media/picture-view';
import { articlePath } from './article-path';

export interface ContentItemTexts {
  readonly readingTime: (minutes: string) => string;
  readonly like: string;
  readonly comment: string;
}

/** Returns a content as an item of a list that is only of contents. */
export function contentItem(page: PageSummary, texts: ContentItemTexts): ContentItemView {
  const { publishedAt, likeCount, commentCount, supplier } = page;
  const count = (value: number, noun: string) =>
    value === 0 ? undefined : { name: countPhrase(value, noun), count: formatNumber(value) };
  return {
    id: page.id,
    href: articlePath(page),
    title: page.title,
    kind: page.contentTypeTitle,
    text: page.summary,
    picture: page.cover && pictureAt(page.cover, 96),
    author: supplier?.name ?? page.authorName,
    facts: [
      <time key="date" dateTime={publishedAt.slice(0, 10)}>
        {formatShortDate(publishedAt)}
      </time>,
      texts.readingTime(formatNumber(page.readingMinutes)),
    ],
    likes: count(likeCount, texts.like),
    comments: count(commentCount, texts.comment),
  };
}
