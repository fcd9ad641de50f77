import type { Note } from '@bazaar/api/model';
import { formatDayOfYear, formatMoment, isReminderDue } from '@bazaar/domain/memory/memory-time';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { MixedText } from '@bazaar/ui/mixed-text';
import { MemoryMenuButton, MemoryReminder, MemoryRow, PickBox } from '@bazaar/ui/patterns/memory-list';
import { saveReminder } from '@/entities/note/save-reminder';
import { memoryTexts, noteListTexts as texts } from '@/translations/memory';
import { ObjectPicture } from '../frame/object-picture';

export interface NoteRowProps {
  readonly note: Note;
  readonly nowMs: number;
  /** Opens the timeline of its object. */
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isPicked: boolean;
  /** Its actions are shown, and its whole text. */
  readonly isOpen: boolean;
  onPick(isPicked: boolean): void;
  onToggle(): void;
  onEdit(): void;
  onRemove(): void;
}

/** One note: its object, its text, and when it reminds. A note outlives its object. */
export function NoteRow({ note, nowMs, href, isCurrent, isPicked, isOpen, ...on }: NoteRowProps) {
  const { objectTitle, objectType, isObjectAvailable, updatedAt } = note;
  const day = formatDayOfYear(updatedAt, nowMs);
  return (
    <MemoryRow
      title={objectTitle}
      href={href}
      isGone={!isObjectAvailable}
      isCurrent={isCurrent}
      isOpen={isOpen}
      hue={note.color ?? null}
      picture={
        <ObjectPicture {...note} title={objectTitle} image={note.objectImage} isGone={!isObjectAvailable} />
      }
      pick={<PickBox label={memoryTexts.pick(objectTitle)} isPicked={isPicked} onPick={on.onPick} />}
      note={isObjectAvailable ? `${memoryTexts.types[objectType]}، ${day}` : texts.gone(day)}
      end={
        <>
          <Reminder note={note} nowMs={nowMs} />
          <MemoryMenuButton
            label={memoryTexts.actionsOf(objectTitle)}
            isOpen={isOpen}
            onPress={on.onToggle}
          />
        </>
      }
      text={<MixedText>{note.text}</MixedText>}
      actions={
        isOpen ? (
          <Actions note={note} {...on} />
        ) : isObjectAvailable ? undefined : (
          <Button tone="danger" size="small" onClick={on.onRemove}>
            {texts.removeGone}
          </Button>
        )
      }
    />
  );
}

function Reminder({ note: { remindAt }, nowMs }: Pick<NoteRowProps, 'note' | 'nowMs'>) {
  if (remindAt === undefined) return null;
  const isDue = isReminderDue(remindAt, nowMs);
  const moment = formatMoment(remindAt, nowMs);
  return (
    <MemoryReminder isDue={isDue}>
      <time dateTime={remindAt}>
        {isDue ? (
          texts.due(moment)
        ) : (
          <>
            <span className="sr">{texts.reminder} </span>
            {moment}
          </>
        )}
      </time>
    </MemoryReminder>
  );
}

function Actions({ note, onEdit, onRemove }: Pick<NoteRowProps, 'note' | 'onEdit' | 'onRemove'>) {
  return (
    <>
      {note.isObjectAvailable ? (
        <ButtonLink tone="text" size="small" href={note.objectPath}>
          {memoryTexts.open}
        </ButtonLink>
      ) : null}
      <Button tone="text" size="small" onClick={onEdit}>
        {texts.edit}
      </Button>
      {note.remindAt === undefined ? null : (
        <Button tone="text" size="small" onClick={() => saveReminder(note)}>
          {texts.toCalendar}
        </Button>
      )}
      <Button tone="danger" size="small" onClick={onRemove}>
        {memoryTexts.remove}
      </Button>
    </>
  );
}
