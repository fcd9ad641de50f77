import type { Note } from '@bazaar/api/model';
import { writeCalendarFile } from '@bazaar/domain/memory/calendar-event';
import { saveTextFile } from '@/lib/download/save-text-file';
import { noteListTexts as texts } from '@/translations/memory';

/** Offers a note's reminder as a calendar file; a note without one has none. */
export function saveReminder(note: Note): void {
  const { id, remindAt, updatedAt, version, objectTitle, objectPath, text } = note;
  if (remindAt === undefined) return;
  const file = writeCalendarFile({
    uid: `${id}@${location.hostname}`,
    at: remindAt,
    changedAt: updatedAt,
    sequence: version - 1,
    title: texts.calendarTitle(objectTitle),
    text,
    url: new URL(objectPath, location.origin).href,
  });
  saveTextFile(`${id}.ics`, file, 'text/calendar;charset=utf-8');
}
