'use client';

import { useSearchParams } from 'next/navigation';
import { type MessagesPlace, placeHref, readPlace } from './messages-address';

export interface PlaceInHand extends MessagesPlace {
  /** Opens a conversation, or the list; Back returns. */
  go(id?: string): void;
  /** Replaces the open conversation, so that Back skips it. */
  goInstead(id: string): void;
}

/** Holds the open conversation in the address; opening another makes no request to the web server. */
export function useMessagesPlace(): PlaceInHand {
  const place = readPlace(useSearchParams());
  const { isArchive } = place;
  return {
    ...place,
    goInstead: (id) => history.replaceState(null, '', placeHref({ id, isArchive })),
    go: (id) => history.pushState(null, '', placeHref({ ...(id === undefined ? {} : { id }), isArchive })),
  };
}
