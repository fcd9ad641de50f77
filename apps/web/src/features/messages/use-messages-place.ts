'use client';

import { useSearchParams } from 'next/navigation';
import { type MessagesPlace, placeHref, readPlace } from './messages-address';

export interface PlaceInHand {
  readonly place: MessagesPlace;
  /** Opens a conversation, or the list; Back returns. */
  go(id?: string): void;
  /** Filters the list; Back returns. */
  choose(filter: MessagesPlace['filter']): void;
  /** Searches the list. What is typed letter by letter is one step of the history. */
  search(term: string): void;
  /** Replaces the open conversation, so that Back skips it. */
  goInstead(id: string): void;
}

/** Holds filter, search and the open conversation in the address; none of them makes a request to the web server. */
export function useMessagesPlace(): PlaceInHand {
  const place = readPlace(useSearchParams());
  const { filter, term } = place;
  const push = (next: MessagesPlace) => history.pushState(null, '', placeHref(next));
  const replace = (next: MessagesPlace) => history.replaceState(null, '', placeHref(next));
  return {
    place,
    go: (id) => push({ id, filter, term }),
    choose: (chosen) => push({ id: place.id, filter: chosen, term }),
    search: (typed) => replace({ id: place.id, filter, term: typed }),
    goInstead: (id) => replace({ id, filter, term }),
  };
}
