import { isNarrowed, MEMORY_PAGE_SIZE, MOST_PAGES } from '@bazaar/domain/memory/memory-query';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { favouritesIcon, notesIcon, nothingFoundIcon, visitsIcon } from '@bazaar/ui/patterns/empty-icons';
import { MemoryCount, MemoryEmpty, MemoryMore } from '@bazaar/ui/patterns/memory-list';
import { Skeleton } from '@bazaar/ui/skeleton';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { memoryTexts as texts } from '@/translations/memory';
import { nextStep } from '../empty/next-step';
import type { JoinedPages } from './joined-pages';
import { memoryHref } from './memory-address';
import type { MemoryPlace } from './use-memory-place';

const icons = { notes: notesIcon, favourites: favouritesIcon, visits: visitsIcon } as const;

type Page = { readonly items: readonly unknown[]; readonly totalCount: number };

export interface ListTexts {
  readonly failed: string;
  readonly empty: string;
  readonly emptyDetail: string;
  readonly nothingFound: string;
  more(count: string): string;
}

export interface ListBodyProps {
  readonly place: MemoryPlace;
  readonly pages: JoinedPages<Page>;
  readonly listTexts: ListTexts;
  readonly tools: ReactNode;
  /** How many were found. */
  readonly count: ReactNode;
  readonly order?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

function isEmptyList({ query }: MemoryPlace, pages: JoinedPages<Page>): boolean {
  // An earlier search may have found none: its field stays until more is known.
  return pages.state === 'ready' && !pages.isOld && pages.first.totalCount === 0 && !isNarrowed(query);
}

/** Returns whether a list has rows, or may have them once it is read or searched for something else. */
export function mayHaveRows(place: MemoryPlace, pages: JoinedPages<Page>): boolean {
  return pages.state !== 'failed' && !isEmptyList(place, pages);
}

/** Renders one list of the memory: its tools, and in their place what it is waiting for, why it is empty, or its rows. */
export function ListBody({ place, pages, listTexts, tools, count, order, children }: ListBodyProps) {
  if (pages.state === 'failed') {
    return (
      <ErrorPanel
        title={listTexts.failed}
        action={<Button onClick={pages.onRetry}>{texts.retry}</Button>}
        isInline
      />
    );
  }
  if (isEmptyList(place, pages)) {
    const next = nextStep(place.kind);
    return (
      <>
        {place.kind === 'all' ? null : tools}
        <MemoryEmpty>
          <EmptyPanel
            icon={icons[place.list]}
            title={listTexts.empty}
            detail={listTexts.emptyDetail}
            action={<ButtonLink href={next.href}>{next.label}</ButtonLink>}
          />
        </MemoryEmpty>
      </>
    );
  }
  return (
    <>
      {tools}
      {pages.state === 'loading' ? (
        <AccountStack busyLabel={texts.loading}>
          <Skeleton shape="row" />
          <Skeleton shape="block" />
        </AccountStack>
      ) : (
        <>
          <MemoryCount end={order}>{count}</MemoryCount>
          {pages.first.totalCount === 0 ? (
            <EmptyPanel
              icon={nothingFoundIcon}
              title={listTexts.nothingFound}
              action={
                <ButtonLink href={memoryHref(place.list, place.kind, { term: '', pages: 1 })}>
                  {texts.clear}
                </ButtonLink>
              }
              isInline
            />
          ) : (
            <div aria-busy={pages.isOld || undefined}>{children}</div>
          )}
          <More place={place} pages={pages} listTexts={listTexts} />
        </>
      )}
    </>
  );
}

function More({
  place,
  pages,
  listTexts,
}: Pick<ListBodyProps, 'place' | 'listTexts'> & {
  readonly pages: Extract<JoinedPages<Page>, { state: 'ready' }>;
}) {
  const left = pages.first.totalCount - place.query.pages * MEMORY_PAGE_SIZE;
  if (pages.onRetryMore !== undefined) {
    return (
      <MemoryMore>
        <Button tone="text" onClick={pages.onRetryMore}>
          {texts.moreFailed}
        </Button>
      </MemoryMore>
    );
  }
  if (left <= 0) return null;
  if (place.query.pages >= MOST_PAGES) {
    return (
      <MemoryMore>
        <Text size={13} tone="muted">
          {texts.mostShown}
        </Text>
      </MemoryMore>
    );
  }
  return (
    <MemoryMore>
      <Button tone="text" onClick={() => place.goInstead({ pages: place.query.pages + 1 })}>
        {listTexts.more(formatNumber(left))}
      </Button>
    </MemoryMore>
  );
}
