/** What a person did with one object, as the service's reads give it. */

export interface SingleVisit {
  readonly visitedAt: string;
  /** Path in the site, with the filters of the visit. */
  readonly path: string;
}

export interface WrittenNote {
  readonly id: string;
  readonly createdAt: string;
}

export interface StoredFavourite {
  readonly id: string;
  readonly createdAt: string;
}

export interface SentQuestion {
  readonly id: string;
  readonly lastMessage: { readonly at: string };
}

export interface MadeRequest {
  readonly id: string;
  readonly lastEventAt: string;
}

/** The parts of a timeline, each from a read of its own. */
export const TIMELINE_PARTS = ['visits', 'notes', 'favourite', 'questions', 'requests'] as const;
export type TimelinePart = (typeof TIMELINE_PARTS)[number];

/** One point of the timeline; `at` is the instant it stands at, ISO 8601. */
export type TimelineEntry<Note = WrittenNote, Question = SentQuestion, Request = MadeRequest> =
  | { readonly kind: 'visits'; readonly at: string; readonly visits: readonly SingleVisit[] }
  | { readonly kind: 'note'; readonly at: string; readonly note: Note }
  | { readonly kind: 'favourite'; readonly at: string; readonly id: string }
  | { readonly kind: 'question'; readonly at: string; readonly question: Question }
  | { readonly kind: 'request'; readonly at: string; readonly request: Request };
