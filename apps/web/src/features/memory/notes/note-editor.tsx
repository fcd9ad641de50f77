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
  readonly note?: Note;
  readonly object: FavouriteObject;
  readonly label: string;
  /** Its text takes the focus: the form has come in the place of what was pressed. */
  readonly isFocused?: boolean;
  onDone(): void;
  /** Opens the form again with the stored note, which was changed elsewhere. */
  onReopen?(current: Note): void;
}

/** Renders the form of one note, bound to its calls. What was typed outlives a failure, a reload and a lost session. */
export function NoteEditor({ note, object, label, isFocused = false, onDone, onReopen }: NoteEditorProps) {
  const draftId =
    note === undefined ? `memory-note:${object.objectType}:${object.objectId}` : `note:${note.id}`;
  // A new note may be written while another is being changed.
  const formId = note === undefined ? 'new-note' : 'note';
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
    onSent: (_saved, isTypedSince) => {
      tellNotesChanged();
      showConfirmation(texts.saved);
      if (!isTypedSince) onDone();
    },
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
