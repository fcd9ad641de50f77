import type { PagedPageSummary } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import { Link } from '@bazaar/ui/link';
import { AnnouncementLine } from '@bazaar/ui/patterns/home';
import { Text } from '@bazaar/ui/text';
import { articlePath } from '@/entities/article/article-path';
import type { QueryResult } from '@/lib/data/query-result';
import { homeMessages as texts } from '@/translations/home';
import { currentAnnouncements } from './announcements';
import { FailedPart } from './home-band';

/** Renders the current announcements, each with a link to its page. */
export function AnnouncementBand({
  announcements,
  nowMs,
}: {
  readonly announcements: QueryResult<Pick<PagedPageSummary, 'items'>>;
  readonly nowMs: number;
}) {
  if (announcements.state === 'failed') return <FailedPart title={texts.announcementsFailed} />;
  if (announcements.state !== 'ready') return null;
  const current = currentAnnouncements(announcements.value.items, nowMs);
  const [first, ...others] = current;
  if (!first) return null;
  return (
    <AnnouncementLine
      title={first.title}
      isWarning={first.announcement?.severity === 'Warning'}
      more={
        others.length === 0 ? texts.announcementText : texts.announcementTexts(formatNumber(current.length))
      }
    >
      {current.map((page, index) => (
        <p key={page.id}>
          {index > 0 ? <strong>{page.title}: </strong> : null}
          {page.summary}{' '}
          {page.announcement ? (
            <Text size={12} tone="muted">
              {texts.validUntil(formatShortDate(page.announcement.showTo))}
            </Text>
          ) : null}{' '}
          <Link href={articlePath(page)} size="13" touch>
            {texts.announcementPage}
          </Link>
        </p>
      ))}
    </AnnouncementLine>
  );
}
