'use client';

import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { mergeTimeline } from '@bazaar/domain/object-timeline/merge-timeline';
import { writeObjectKey } from '@bazaar/domain/object-timeline/object-key';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { visitsIcon } from '@bazaar/ui/patterns/empty-icons';
import { ObjectTimeline } from '@bazaar/ui/patterns/object-timeline';
import { Skeleton } from '@bazaar/ui/skeleton';
import { useEffect, useId, useRef, useState } from 'react';
import { SharedQueries } from '@/lib/data/shared-queries';
import { UnreadParts } from '@/lib/data/unread-parts';
import { TWO_PANES } from '@/lib/media/two-panes';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import { TimelineDays } from './entries/timeline-days';
import { knownObject } from './known-object';
import { ObjectHead } from './object-head';
import { PanelCounts } from './panel-counts';
import { PanelFoot } from './panel-foot';
import { unreadTimelineParts, useReadTogether } from './timeline-parts';
import { useTimelineReads } from './use-timeline-reads';

export interface ObjectTimelinePanelProps {
  readonly object: FavouriteObject;
  onClose(): void;
}

/** Renders everything the person did with one object, from any page of theirs. Escape closes it. */
export function ObjectTimelinePanel(props: ObjectTimelinePanelProps) {
  return (
    <SharedQueries>
      <Panel key={writeObjectKey(props.object)} {...props} />
    </SharedQueries>
  );
}

function Panel({ object, onClose }: ObjectTimelinePanelProps) {
  const titleId = useId();
  const [nowMs] = useState(Date.now);
  const reads = useTimelineReads(object);
  const { isFirst, isWhole } = useReadTogether(reads);
  const panel = useTitleFocus();
  const timeline = mergeTimeline(
    {
      visits: reads.visits.data && (reads.visits.data.items[0]?.visits ?? []),
      notes: reads.notes.data,
      favourite: reads.favourite.data,
      questions: reads.questions.data?.items,
      requests: reads.requests.data?.groups.flatMap(({ supplier, items }) =>
        items.map((item) => ({ ...item, supplier })),
      ),
    },
    nowMs,
  );
  const isEmpty = isWhole && timeline.spans.length === 0 && timeline.missing.length === 0;
  const visit = reads.visits.data?.items[0];
  const earlier = visit === undefined ? 0 : visit.times - (visit.visits?.length ?? 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the panel from anything in it
    <div ref={panel} onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}>
      <ObjectTimeline
        titleId={titleId}
        isBusy={!isWhole}
        head={
          <ObjectHead
            {...{ titleId, object, onClose }}
            known={knownObject(reads, nowMs)}
            isFavouriteRead={!reads.favourite.isPending}
          />
        }
        counts={
          <>
            <PanelCounts reads={reads} />
            <UnreadParts parts={unreadTimelineParts(reads)} />
          </>
        }
        foot={<PanelFoot object={object} reads={reads} />}
      >
        {isFirst ? null : (
          <>
            <TimelineDays spans={timeline.spans} properties={reads.properties.data ?? []} nowMs={nowMs} />
            {earlier > 0 ? <p>{texts.earlierVisits(formatNumber(earlier))}</p> : null}
          </>
        )}
        {isEmpty ? (
          <EmptyPanel icon={visitsIcon} title={texts.empty} detail={texts.emptyDetail} isInline />
        ) : null}
        {isWhole ? null : (
          <div role="status" aria-label={isFirst ? texts.loading : texts.loadingRest}>
            <Skeleton shape="block" />
          </div>
        )}
      </ObjectTimeline>
    </div>
  );
}

/** Moves the focus to the title where the panel takes the place of its list; beside the list, the row keeps it. */
function useTitleFocus() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia?.(TWO_PANES).matches === false)
      panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);
  return panel;
}
