import type { Note } from '@bazaar/api/model';
import { formatClock, formatLongDate } from '@bazaar/domain/dates/jalali';
import { Button } from '@bazaar/ui/button';
import { MixedText } from '@bazaar/ui/mixed-text';
import { TimelineEntry, TimelineLinks, TimelineNote } from '@bazaar/ui/patterns/object-timeline';
import type { ReactNode } from 'react';
import { NOTE } from '@/entities/note/note-form-id';
import { saveReminder } from '@/entities/note/save-reminder';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';

/** Renders a note in its colour, its reminder, and the way to change it: the dialog of the object's notes. */
export function NoteEntry({ note, time }: { readonly note: Note; readonly time: ReactNode }) {
  const { objectType, objectId, text, color, remindAt } = note;
  return (
    <TimelineEntry kind="note" title={texts.note} time={time}>
      <TimelineNote color={color}>
        <MixedText>{text}</MixedText>
      </TimelineNote>
      <TimelineLinks
        note={
          remindAt === undefined ? undefined : (
            <time dateTime={remindAt}>{texts.reminder(formatLongDate(remindAt), formatClock(remindAt))}</time>
          )
        }
      >
        {remindAt === undefined ? null : (
          <Button tone="text" size="small" onClick={() => saveReminder(note)}>
            {texts.toCalendar}
          </Button>
        )}
        <Button
          tone="text"
          size="small"
          aria-haspopup="dialog"
          {...actionAttributes(NOTE, { objectType, objectId })}
        >
          {texts.editNote}
        </Button>
      </TimelineLinks>
    </TimelineEntry>
  );
}
