'use client';

import type { Note } from '@bazaar/api/model';
import { createNote, updateNote } from '@bazaar/api/notes';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { type NoteOutput, type NoteValues, noteFormSchema, noteValues } from '@bazaar/domain/notes/note-form';
import { useEffect, useState } from 'react';
import { tellNotesChanged } from '@/entities/note/tell-notes-changed';
import { currentRecord } from '@/lib/forms/current-record';
import { fieldId } from '@/lib/forms/form-binding';
import { LeaveQuestion } from '@/lib/forms/leave-question-dialog';
import { useRecordVersion } from '@/lib/forms/use-record-version';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { showConfirmation } from '@/lib/toasts/toasts';
import { noteListTexts as texts } from '@/translations/memory';
import { NoteForm } from './note-form';

export interface NoteEditorProps {
  /** The note being changed; absent for a new one. */
  readonly note?: Note | undefined;
  readonly object: FavouriteObject;
  readonly label: string;
  /** Its text takes the focus: the form has come in the place of what was pressed. */
  readonly isFocused?: boolean;
  onDone(): void;
  /** Opens the form again with the stored note, which was changed elsewhere. */
  onReopen?(current: Note): void;
}

/** Renders the form of one note, bound to its calls. What was typed outlives a failure, a reload and a lost session. */
export function NoteEditor(props: NoteEditorProps) {
  // A new note was written on while it was sent: the words go on as a change of the note it has become.
  const [made, setMade] = useState<Note>();
  // A new note may be written while another is being changed.
  if (props.note !== undefined) return <BoundNote {...props} formId="note" />;
  return (
    <BoundNote
      key={made === undefined ? 'new' : `${made.id} ${made.version}`}
      {...props}
      note={made}
      formId="new-note"
      onReopen={setMade}
    />
  );
}

interface BoundNoteProps extends NoteEditorProps {
  /** Prefix of the ids of its fields. */
  readonly formId: string;
}

function BoundNote({ note, object, label, formId, isFocused = false, onDone, onReopen }: BoundNoteProps) {
  const draftId =
    note === undefined ? `memory-note:${object.objectType}:${object.objectId}` : draftIdOf(note);
  const [start] = useState(() => noteValues(note));
  const base = useRecordVersion(draftId, note, start);
  const form = useSiteForm<NoteValues, NoteOutput, Note>({
    id: formId,
    draftId,
    schema: noteFormSchema,
    start,
    baseVersion: base.opened,
    send: (output, request) =>
      base.send((version) =>
        note === undefined || version === undefined
          ? createNote({ ...object, ...output }, request)
          : updateNote(note.id, { ...output, version }, request),
      ),
    onSent: (saved, isTypedSince) => {
      tellNotesChanged();
      showConfirmation(texts.saved);
      if (!isTypedSince) onDone();
      else if (note === undefined) onReopen?.(saved);
    },
    nextDraftId: draftIdOf,
    nextVersion: ({ version }) => version,
  });
  useEffect(() => {
    if (isFocused) document.getElementById(fieldId(formId, 'text'))?.focus();
  }, [isFocused, formId]);
  return (
    <>
      <NoteForm
        form={form}
        label={label}
        current={currentRecord<Note>(form.failure?.error)}
        onTake={(current) => {
          form.discard();
          tellNotesChanged();
          onReopen?.(current);
        }}
        onCancel={() => {
          form.discard();
          onDone();
        }}
      />
      <LeaveQuestion isUnsaved={form.isDirty && !form.isSending} />
    </>
  );
}

/** Returns the id of the form of a stored note. */
function draftIdOf({ id }: Note): string {
  return `note:${id}`;
}
