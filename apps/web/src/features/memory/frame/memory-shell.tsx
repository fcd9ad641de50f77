'use client';

import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { MEMORY_LISTS } from '@bazaar/domain/memory/memory-kinds';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { visitsIcon } from '@bazaar/ui/patterns/empty-icons';
import { MemoryCreate, MemoryFrame, MemoryHint } from '@bazaar/ui/patterns/memory-list';
import { Skeleton } from '@bazaar/ui/skeleton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { UnreadParts } from '@/lib/data/unread-parts';
import { useHereLinks } from '@/lib/navigation/use-here-links';
import { noteListTexts, memoryTexts as texts } from '@/translations/memory';
import { type ListKeys, useListKeys } from './list-keys';
import { listPath } from './memory-address';
import { returnToList } from './stored-scroll';
import { useListCounts } from './use-list-counts';
import type { MemoryPlace } from './use-memory-place';

const Timeline = lazy(() =>
  import('@/entities/object-timeline/object-timeline-panel').then((module) => ({
    default: module.ObjectTimelinePanel,
  })),
);
const NewNote = lazy(() => import('../new-note/new-note').then((module) => ({ default: module.NewNote })));

export interface MemoryShellProps extends Pick<ListKeys, 'onRemove' | 'onFavourite'> {
  readonly place: MemoryPlace;
  /** The object whose timeline is shown. */
  readonly opened: FavouriteObject | undefined;
  /** Whether there are rows to open, or may be once they are read. */
  readonly hasRows: boolean;
  /** Opens the notes of a row's object. */
  onNoteOf(rowKey: string): void;
  readonly children: ReactNode;
}

/** Renders the frame of the three lists: tabs with their counts, the new note, and the timeline of the object that is open. */
export function MemoryShell({ place, opened, hasRows, onNoteOf, children, ...keys }: MemoryShellProps) {
  const [isWriting, setWriting] = useState(false);
  const counts = useListCounts();
  useListKeys({
    ...keys,
    onNote: (rowKey) => (rowKey === undefined ? setWriting(true) : onNoteOf(rowKey)),
  });
  useHereLinks();
  const close = () => {
    // What is open beside the list without being in the address stays.
    if (place.query.object === undefined) return;
    returnToList();
    place.go({ object: undefined });
  };
  return (
    <AccountStack>
      <MemoryFrame
        title={texts.title}
        note={texts.note}
        action={
          <MemoryCreate hotkey="n" onPress={() => setWriting(true)}>
            {noteListTexts.create}
          </MemoryCreate>
        }
        tabsLabel={texts.title}
        tabs={MEMORY_LISTS.map((list) => ({
          href: listPath(list, 'all'),
          label: texts.lists[list],
          count: counts[list].data && formatNumber(counts[list].data.totalCount),
          isCurrent: list === place.list,
        }))}
        pane={
          opened === undefined ? undefined : (
            <Suspense fallback={<Skeleton shape="block" />}>
              <Timeline object={opened} onClose={close} />
            </Suspense>
          )
        }
        hint={hasRows ? <MemoryHint icon={visitsIcon} {...texts.hint} /> : undefined}
      >
        <UnreadParts
          parts={MEMORY_LISTS.map((list) => ({ name: texts.counts[list], query: counts[list] }))}
        />
        {children}
      </MemoryFrame>
      {isWriting ? (
        <Suspense>
          <NewNote onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </AccountStack>
  );
}
