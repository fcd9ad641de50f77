'use client';

import { useSearchParams } from 'next/navigation';
import { type MessagesPlace, placeHref, readPlace } from './messages-address';

export interface PlaceInHand extends MessagesPlace {
  /** Opens a conversation, or the list; Back comes back from it. */
  go(id?: string): void;
  /** Puts a conversation in the place of what is open, so that Back does not come to it again. */
  goInstead(id: string): void;
}

/** What is open, held by the address; opening another asks our server for nothing. */
export function useMessagesPlace(): PlaceInHand {
  const place = readPlace(useSearchParams());
  const { isArchive } = place;
  return {
    ...place,
    goInstead: (id) => history.replaceState(null, '', placeHref({ id, isArchive })),
    go: (id) => history.pushState(null, '', placeHref({ ...(id === undefined ? {} : { id }), isArchive })),
  };
}
