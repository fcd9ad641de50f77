import { toInstant } from '../dates/jalali';
import {
  type MadeRequest,
  type SentQuestion,
  type SingleVisit,
  type StoredFavourite,
  TIMELINE_PARTS,
  type TimelineEntry,
  type TimelinePart,
  type WrittenNote,
} from './timeline-entry';
import { type TimelineSpan, toSpans } from './timeline-spans';

/** What was read of one object. A part that could not be read is undefined; without a favourite it is null. */
export interface TimelineReads<Note, Question, Request> {
  readonly visits: readonly SingleVisit[] | undefined;
  readonly notes: readonly Note[] | undefined;
  readonly favourite: StoredFavourite | null | undefined;
  readonly questions: readonly Question[] | undefined;
  readonly requests: readonly Request[] | undefined;
}

export interface ObjectTimeline<Note, Question, Request> {
  readonly spans: readonly TimelineSpan<TimelineEntry<Note, Question, Request>>[];
  /** Parts that are missing here. */
  readonly missing: readonly TimelinePart[];
}

/**
 * Returns everything a person did with one object, newest first, by day and then by month. Neighbouring visits of a span with the same filters
 * are one entry; a missing part hides no other. A question and a request stand at what happened last in them.
 */
export function mergeTimeline<
  Note extends WrittenNote,
  Question extends SentQuestion,
  Request extends MadeRequest,
>(reads: TimelineReads<Note, Question, Request>, nowMs: number): ObjectTimeline<Note, Question, Request> {
  const { visits = [], notes = [], favourite, questions = [], requests = [] } = reads;
  type Entry = TimelineEntry<Note, Question, Request>;
  const entries: Entry[] = [
    ...requests.map((request): Entry => ({ kind: 'request', at: request.lastEventAt, request })),
    ...questions.map((question): Entry => ({ kind: 'question', at: question.lastMessage.at, question })),
    ...notes.map((note): Entry => ({ kind: 'note', at: note.createdAt, note })),
    ...(favourite ? [{ kind: 'favourite', at: favourite.createdAt, id: favourite.id } satisfies Entry] : []),
    ...visits.map((visit): Entry => ({ kind: 'visits', at: visit.visitedAt, visits: [visit] })),
  ];
  // A stable sort: at the same instant the order above holds.
  entries.sort((one, other) => toInstant(other.at) - toInstant(one.at));
  const spans = toSpans(entries, nowMs).map((span) => ({ ...span, entries: joinVisits(span.entries) }));
  return { spans, missing: TIMELINE_PARTS.filter((part) => reads[part] === undefined) };
}

function joinVisits<Entry extends TimelineEntry<unknown, unknown, unknown>>(
  entries: readonly Entry[],
): Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const isSame =
      last?.kind === 'visits' && entry.kind === 'visits' && last.visits[0]?.path === entry.visits[0]?.path;
    if (isSame) joined[joined.length - 1] = { ...last, visits: [...last.visits, ...entry.visits] };
    else joined.push(entry);
  }
  return joined;
}
