'use client';

import { BusyButton } from '@bazaar/ui/busy-button';
import type { ReactNode } from 'react';
import { missingMessages } from '@/translations/missing';
import { retryTexts } from '@/translations/retry';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

/** The pages of a list behind those that are shown. */
export interface FurtherPages {
  readonly isReading: boolean;
  /** The next page was not read. */
  readonly hasFailed: boolean;
  /** Reads the next page; absent behind the last one. */
  readonly read: (() => void) | undefined;
}

/** Returns what a list that is read page by page tells of its further pages. */
export function furtherPages(query: PagedQuery): FurtherPages {
  return {
    isReading: query.isFetchingNextPage,
    hasFailed: query.isFetchNextPageError,
    read: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}

export interface ReadMoreProps {
  readonly pages: FurtherPages;
  /** What the button says while nothing has failed. */
  readonly children: ReactNode;
}

/** Renders the button that reads the next page; beside it, that the last attempt failed. What is shown stays. */
export function ReadMore({ pages: { isReading, hasFailed, read }, children }: ReadMoreProps) {
  const says = missingMessages.moreRows;
  return (
    <>
      {hasFailed ? <span role="alert">{says}</span> : null}{' '}
      <BusyButton
        tone="text"
        isBusy={isReading}
        aria-label={hasFailed ? retryTexts.of(says) : undefined}
        onClick={isReading ? undefined : read}
      >
        {hasFailed ? missingMessages.retry : children}
      </BusyButton>
    </>
  );
}
