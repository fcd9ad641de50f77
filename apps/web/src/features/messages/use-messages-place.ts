'use client';

import { useSearchParams } from 'next/navigation';
import { type MessagesPlace, placeHref, readPlace } from './messages-address';

export interface PlaceInHand extends MessagesPlace {
  /** Opens a conversation, or the list; Back comes back from it. */
  go(id?: string): void;
}

/** What is open, held by the address; opening another asks our server for nothing. */
export function useMessagesPlace(): PlaceInHand {
  const place = readPlace(useSearchParams());
  const { isArchive } = place;
  return {
    ...place,
    go: (id) => history.pushState(null, '', placeHref({ ...(id === undefined ? {} : { id }), isArchive })),
  };
}
