import type { PageSummary } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { beginningOfText } from '@bazaar/domain/persian/beginning-of-text';
import type { ContentItemView } from '@bazaar/ui/patterns/content-list';
import { noticesIcon } from '@bazaar/ui/patterns/empty-icons';
import { pictureAt } from '@/lib/media/picture-view';
import { articlePath } from './article-path';

export interface ContentItemTexts {
  readonly minutes: (count: string) => string;
  readonly toRead: string;
  readonly like: string;
  readonly read: string;
  readonly comment: string;
}

/** Three lines of a phone. */
const LONGEST_TEXT = 110;

/** Returns a content as an item of a list that is only of contents; a list by reads shows them in the place of likes. */
export function contentItem(
  page: PageSummary,
  texts: ContentItemTexts,
  counted: 'likes' | 'reads' = 'likes',
): ContentItemView {
  const { publishedAt, likeCount, visitCount, commentCount, supplier } = page;
  const count = (value: number, noun: string) =>
    value === 0 ? undefined : { name: countPhrase(value, noun), count: formatNumber(value) };
  return {
    id: page.id,
    href: articlePath(page),
    title: page.title,
    kind: page.contentTypeTitle,
    text: page.summary && beginningOfText(page.summary, LONGEST_TEXT),
    picture: page.cover && pictureAt(page.cover, 96),
    icon: page.pageType === 'Announcement' ? noticesIcon : undefined,
    author: supplier?.name ?? page.authorName,
    facts: [
      <time key="date" dateTime={publishedAt.slice(0, 10)}>
        {formatShortDate(publishedAt)}
      </time>,
    ],
    readingTime: { time: texts.minutes(formatNumber(page.readingMinutes)), verb: texts.toRead },
    ...(counted === 'reads'
      ? { reads: count(visitCount, texts.read) }
      : { likes: count(likeCount, texts.like) }),
    comments: count(commentCount, texts.comment),
  };
}
