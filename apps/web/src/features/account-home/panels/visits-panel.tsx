'use client';

import type { FileRef, LastVisit, PagedLastVisit } from '@bazaar/api/model';
import { formatRelative } from '@bazaar/domain/dates';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { MixedText } from '@bazaar/ui/mixed-text';
import { VisitRows } from '@bazaar/ui/patterns/account-overview';
import { visitsIcon } from '@bazaar/ui/patterns/empty-icons';
import { type PanelQuery, ReadPanel } from '@/lib/data/read-panel';
import { pictureAt } from '@/lib/media/picture-view';
import { accountPaths } from '@/lib/navigation/account-paths';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { accountHomeTexts as texts } from '@/translations/account-home';

export interface VisitsPanelProps {
  readonly query: PanelQuery<PagedLastVisit>;
  readonly nowMs: number;
}

/** What the person looked at last, with the filters of that visit. */
export function VisitsPanel({ query, nowMs }: VisitsPanelProps) {
  const count = query.data?.totalCount ?? 0;
  return (
    <div className="is-whole">
      <ReadPanel
        id="last-visits"
        title={texts.visits}
        note={
          count > 0 ? (
            <Link size={13} href={accountPaths.lastVisits('product')}>
              {texts.allVisits(formatNumber(count))}
            </Link>
          ) : undefined
        }
        texts={{ loading: texts.visitsLoading, failed: texts.visitsFailed }}
        query={query}
        isFlush
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyPanel
              isInline
              icon={visitsIcon}
              title={texts.noVisits}
              action={
                <Link size={13} touch href={fixedPaths.search}>
                  {texts.links.search}
                </Link>
              }
            />
          ) : (
            <VisitRows visits={items.map((visit) => viewOf(visit, nowMs))} />
          )
        }
      </ReadPanel>
    </div>
  );
}

function viewOf(
  { objectType, objectId, path, title, image, visitedAt, times, isAvailable }: LastVisit,
  nowMs: number,
) {
  const kind = texts.kinds[objectType] ?? '';
  const isOurs = /^\/(?![/\\])/.test(path);
  // The catalogue draws small pictures with lines that can be seen; others have a small copy.
  const picture = image === undefined ? '' : pictureAt({ ...image, url: thumbOf(image) }, 48);
  return {
    id: `${objectType}:${objectId}`,
    href: isAvailable && isOurs ? path : undefined,
    imageUrl: /^\/(files|media)\//.test(picture) ? picture : undefined,
    letters: objectType === 'Supplier' ? monogramOf(title) : undefined,
    title: <MixedText>{title}</MixedText>,
    detail: isAvailable ? (times > 1 ? texts.times(kind, formatNumber(times)) : kind) : texts.gone,
    time: nowMs > 0 ? formatRelative(visitedAt, nowMs) : '',
  };
}

function thumbOf({ url, thumbUrl }: FileRef): string {
  return url.startsWith('/media/') ? url : (thumbUrl ?? url);
}
