import type { Note } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates/jalali';
import { MOST_NOTE_CHARACTERS, type NoteWords } from '@bazaar/domain/notes/note-words';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { notesIcon } from '@bazaar/ui/patterns/empty-icons';
import { NoteCard, NoteList, NotePanel } from '@bazaar/ui/patterns/note-panel';
import { notesMessages as texts } from '@/translations/notes';
import type { NoteList as KnownList } from '../use-note-list';
import type { NoteMessage } from '../use-notes';

export interface NotesViewProps {
  readonly list: KnownList;
  readonly draft: NoteWords;
  readonly message: NoteMessage;
  readonly isSaving: boolean;
  readonly type: (text: string) => void;
  readonly save: () => void;
  readonly cancel: () => void;
  readonly edit: (note: Note) => void;
  readonly remove: (note: Note) => void;
  readonly onRetry: () => void;
}

/** Renders the field of a new note, and the list of notes. */
export function NotesView({
  list,
  draft,
  message,
  isSaving,
  type,
  save,
  cancel,
  ...actions
}: NotesViewProps) {
  const isAnonymous = list.state === 'anonymous';
  const isChange = draft.noteId !== undefined;
  return (
    <NotePanel
      field={{
        id: 'note-text',
        label: isChange ? texts.fieldOfChange : texts.field,
        hint: isAnonymous ? texts.loginFirst : texts.private,
        value: draft.text,
        readOnly: isSaving,
        counter: {
          max: MOST_NOTE_CHARACTERS,
          text: (used, most) => texts.counter(formatNumber(used), formatNumber(most)),
        },
        onChange: (event) => type(event.target.value),
      }}
      actions={
        <>
          <Button
            tone="primary"
            // It keeps the focus while it works.
            aria-disabled={isSaving}
            aria-busy={isSaving}
            onClick={() => {
              if (!isSaving) save();
            }}
          >
            {isSaving
              ? texts.saving
              : isAnonymous
                ? texts.loginAndSave
                : isChange
                  ? texts.saveChange
                  : texts.save}
          </Button>
          {isChange ? (
            <Button
              tone="text"
              disabled={isSaving}
              onClick={({ currentTarget }) => {
                focusFirstButton(currentTarget);
                cancel();
              }}
            >
              {texts.cancelChange}
            </Button>
          ) : null}
        </>
      }
      message={message.text}
      undo={
        message.onUndo ? (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              focusFirstButton(currentTarget);
              message.onUndo?.();
            }}
          >
            {texts.undo}
          </Button>
        ) : undefined
      }
    >
      <Earlier list={list} changedId={draft.noteId} {...actions} />
    </NotePanel>
  );
}

function Earlier({
  list,
  changedId,
  edit,
  remove,
  onRetry,
}: Pick<NotesViewProps, 'list' | 'edit' | 'remove' | 'onRetry'> & {
  readonly changedId: string | undefined;
}) {
  if (list.state === 'anonymous') return null;
  if (list.state === 'loading') return <NoteList label={texts.loading} isLoading />;
  if (list.state === 'failed') {
    return (
      <ErrorPanel title={texts.failed} action={<Button onClick={onRetry}>{texts.retry}</Button>} isInline />
    );
  }
  if (list.notes.length === 0) return <EmptyPanel icon={notesIcon} title={texts.empty} isInline />;
  return (
    <NoteList label={texts.list}>
      {list.notes.map((note) => (
        <NoteCard
          key={note.id}
          text={note.text}
          time={<time dateTime={note.updatedAt}>{formatShortDate(note.updatedAt)}</time>}
          isCurrent={note.id === changedId}
          edit={{ text: texts.edit, label: texts.editOf(startOf(note.text)), onPress: () => edit(note) }}
          remove={{
            text: texts.remove,
            label: texts.removeOf(startOf(note.text)),
            onPress: () => remove(note),
          }}
        />
      ))}
    </NoteList>
  );
}

/** Moves the focus to the button that saves: the pressed one goes with what it ends. */
function focusFirstButton(pressed: HTMLElement): void {
  pressed.parentElement?.querySelector('button')?.focus();
}

/** Returns the first words of a note, for the accessible names of its buttons. */
function startOf(text: string): string {
  return text.length > 40 ? `${text.slice(0, text.lastIndexOf(' ', 40)).trim() || text.slice(0, 40)}…` : text;
}
