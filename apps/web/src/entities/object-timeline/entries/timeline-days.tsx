import type { CategoryProperty, Conversation, Note } from '@bazaar/api/model';
import { formatClock, formatDate } from '@bazaar/domain/dates/jalali';
import type { ObjectTimeline } from '@bazaar/domain/object-timeline/merge-timeline';
import { spanText } from '@bazaar/domain/object-timeline/span-text';
import type { TimelineEntry as Entry } from '@bazaar/domain/object-timeline/timeline-entry';
import type { TimelineSpan as Span } from '@bazaar/domain/object-timeline/timeline-spans';
import { TimelineEntry, TimelineSpan } from '@bazaar/ui/patterns/object-timeline';
import type { ReactNode } from 'react';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import { NoteEntry } from './note-entry';
import { QuestionEntry } from './question-entry';
import { RequestEntry, type TimelineRequest } from './request-entry';
import { VisitsEntry } from './visits-entry';

export interface TimelineDaysProps
  extends Pick<ObjectTimeline<Note, Conversation, TimelineRequest>, 'spans'> {
  readonly properties: readonly CategoryProperty[];
  readonly nowMs: number;
}

/** Renders the days and months of a timeline with their entries. */
export function TimelineDays({ spans, properties, nowMs }: TimelineDaysProps) {
  return spans.map((span) => (
    <TimelineSpan key={span.key} title={titleOf(span, nowMs)}>
      {span.entries.map((entry) => (
        <DayEntry key={keyOf(entry)} {...{ entry, properties, nowMs }} isDay={span.kind === 'day'} />
      ))}
    </TimelineSpan>
  ));
}

type TimelineEntryOfPerson = Entry<Note, Conversation, TimelineRequest>;

interface DayEntryProps extends Omit<TimelineDaysProps, 'spans'> {
  readonly entry: TimelineEntryOfPerson;
  readonly isDay: boolean;
}

function DayEntry({ entry, properties, nowMs, isDay }: DayEntryProps) {
  const clock = formatClock(entry.at);
  const time: ReactNode = (
    <time dateTime={entry.at}>{isDay ? clock : texts.dayAndClock(dayOf(entry.at), clock)}</time>
  );
  switch (entry.kind) {
    case 'visits':
      return <VisitsEntry visits={entry.visits} properties={properties} time={time} />;
    case 'note':
      return <NoteEntry note={entry.note} time={time} />;
    case 'question':
      return <QuestionEntry question={entry.question} time={time} />;
    case 'request':
      return <RequestEntry request={entry.request} time={time} nowMs={nowMs} />;
    case 'favourite':
      return <TimelineEntry kind="favourite" title={texts.favourite} time={time} />;
  }
}

/** Returns day and month; the heading has the year. */
function dayOf(at: string): string {
  return formatDate(at).split(' ').slice(0, 2).join(' ');
}

function titleOf(span: Span<unknown>, nowMs: number): string {
  const { text, day } = spanText(span, nowMs);
  return day === undefined ? text : texts[day](text);
}

function keyOf(entry: TimelineEntryOfPerson): string {
  if (entry.kind === 'visits') return `visits ${entry.at}`;
  if (entry.kind === 'note') return entry.note.id;
  if (entry.kind === 'question') return entry.question.id;
  return entry.kind === 'request' ? entry.request.id : entry.id;
}
