'use client';

import type { Note } from '@bazaar/api/model';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { isSaveRequested, type NoteDraft, noteTextProblem } from '@bazaar/domain/notes/note-draft';
import { useEffect, useRef, useState } from 'react';
import { loginFirst } from '@/lib/actions/login-first';
import { notesMessages as texts } from '@/translations/notes';
import { addNote, changeNote } from './note-calls';
import { NOTE } from './note-draft-key';
import { keepNoteDraft, readNoteDraft } from './note-draft-store';
import { useNoteList } from './use-note-list';
import { useNoteRemoval } from './use-note-removal';

const NOTHING: NoteDraft = { text: '' };

/** Result of the last action, with its undo where there is one. */
export interface NoteMessage {
  readonly text: string;
  readonly onUndo?: () => void;
}

/** Manages the notes on an object and the draft of a new one. No text is lost by a failure, a closed dialog or a login. */
export function useNotes(object: FavouriteObject, isOpen: boolean) {
  const { list, load, change } = useNoteList(object, isOpen);
  const [draft, setDraft] = useState<NoteDraft>(() => readNoteDraft(object) ?? NOTHING);
  const [message, setMessage] = useState<NoteMessage>({ text: '' });
  const [isSaving, setSaving] = useState(false);
  /** One key per text, kept until the catalogue has answered it. */
  const key = useRef<string>(undefined);
  const say = (text: string, onUndo?: () => void) => setMessage(onUndo ? { text, onUndo } : { text });
  const put = (next: NoteDraft) => {
    key.current = undefined;
    keepNoteDraft(object, next);
    setDraft(next);
  };
  const askToLogin = () => {
    keepNoteDraft(object, { ...draft, requestedAtMs: Date.now() });
    loginFirst({ name: NOTE, payload: object });
  };
  const write = async (changed: Note | undefined, text: string) => {
    if (changed) return changeNote(changed, text);
    key.current ??= crypto.randomUUID();
    return addNote(object, { text }, key.current);
  };
  const save = async () => {
    const problem = noteTextProblem(draft.text);
    if (problem) return say(problem === 'missing' ? texts.textMissing : texts.textTooLong);
    if (list.state === 'anonymous') return askToLogin();
    const known = list.state === 'ready' ? list.notes : [];
    const changed = known.find(({ id }) => id === draft.noteId);
    setSaving(true);
    try {
      const saved = await write(changed, draft.text.trim());
      change((notes) => [saved, ...notes.filter(({ id }) => id !== saved.id)]);
      put(NOTHING);
      say(texts.saved);
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === 401) return askToLogin();
      say(status === 409 ? texts.conflict : status === 404 && changed ? texts.gone : texts.saveFailed);
      if (status === 409 || status === 404) void load();
    } finally {
      setSaving(false);
    }
  };
  const latestSave = useRef(save);
  latestSave.current = save;
  const isRequested = useRef(true);
  useEffect(() => {
    if (list.state !== 'ready' || !isRequested.current) return;
    isRequested.current = false;
    const stored = readNoteDraft(object);
    if (stored?.requestedAtMs === undefined) return;
    // Asked once: what fails now waits for its writer.
    const { requestedAtMs: _, ...rest } = stored;
    keepNoteDraft(object, rest);
    if (isSaveRequested(stored, Date.now())) void latestSave.current();
  }, [list.state, object]);

  const edit = (note: Note) => {
    if (draft.text.trim() !== '' && draft.noteId !== note.id) return say(texts.unsavedFirst);
    say('');
    put({ text: note.text, noteId: note.id });
  };
  const remove = useNoteRemoval(object, { change, say });
  const type = (text: string) => put(draft.noteId ? { text, noteId: draft.noteId } : { text });
  return { list, draft, message, isSaving, type, save, edit, remove, load, cancel: () => put(NOTHING) };
}
