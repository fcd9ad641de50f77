'use client';

import type { Note } from '@bazaar/api/model';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { type NoteWords, noteTextProblem, readNoteWords } from '@bazaar/domain/notes/note-words';
import { useEffect, useRef, useState } from 'react';
import { loginFirst } from '@/lib/actions/login-first';
import { openDraft } from '@/lib/forms/open-draft';
import { notesMessages as texts } from '@/translations/notes';
import { addNote, changeNote } from './note-calls';
import { NOTE, noteFormId } from './note-form-id';
import { tellNotesChanged } from './tell-notes-changed';
import { useNoteList } from './use-note-list';
import { useNoteRemoval } from './use-note-removal';

const NOTHING: NoteWords = { text: '' };

/** Result of the last action, with its undo where there is one. */
export interface NoteMessage {
  readonly text: string;
  readonly onUndo?: () => void;
}

/** Manages the notes on an object and the draft of a new one. No text is lost by a failure, a closed dialog or a login. */
export function useNotes(object: FavouriteObject, isOpen: boolean) {
  const { list, load, change } = useNoteList(object, isOpen);
  const [{ store, left }] = useState(() => openDraft(noteFormId(object), readNoteWords));
  const [draft, setDraft] = useState(left?.values ?? NOTHING);
  const [message, setMessage] = useState<NoteMessage>({ text: '' });
  const [isSaving, setSaving] = useState(false);
  const say = (text: string, onUndo?: () => void) => setMessage(onUndo ? { text, onUndo } : { text });
  const put = (next: NoteWords) => {
    // An empty text is not stored.
    if (next.text === '') store.drop();
    else store.type(next);
    setDraft(next);
  };
  const askToLogin = () => {
    store.awaitLogin();
    loginFirst({ name: NOTE, payload: object });
  };
  const write = async (changed: Note | undefined, text: string) => {
    if (changed) return changeNote(changed, text);
    return addNote(object, { text }, store.sendKey(draft));
  };
  const isWanted = useRef(false);
  const save = async () => {
    // Pressed before it is known whose notes these are: done as soon as it is.
    if (list.state === 'loading') {
      isWanted.current = true;
      return;
    }
    const problem = noteTextProblem(draft.text);
    if (problem) return say(problem === 'missing' ? texts.textMissing : texts.textTooLong);
    if (list.state === 'anonymous') return askToLogin();
    // Without the notes it is not known which version is changed, and saving would write a second note.
    if (draft.noteId !== undefined && list.state !== 'ready') return say(texts.changeUnread);
    const known = list.state === 'ready' ? list.notes : [];
    const changed = known.find(({ id }) => id === draft.noteId);
    setSaving(true);
    try {
      const saved = await write(changed, draft.text.trim());
      change((notes) => [saved, ...notes.filter(({ id }) => id !== saved.id)]);
      put(NOTHING);
      tellNotesChanged();
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
    if (store.takePending()) void latestSave.current();
  }, [list.state, store]);
  useEffect(() => {
    if (list.state === 'loading' || !isWanted.current) return;
    isWanted.current = false;
    void latestSave.current();
  }, [list.state]);

  const edit = (note: Note) => {
    if (draft.text.trim() !== '' && draft.noteId !== note.id) return say(texts.unsavedFirst);
    say('');
    put({ text: note.text, noteId: note.id });
  };
  const remove = useNoteRemoval(object, { change, say });
  const type = (text: string) => put(draft.noteId ? { text, noteId: draft.noteId } : { text });
  const readAgain = () => {
    say('');
    void load();
  };
  return {
    ...{ list, draft, message, isSaving, type, save, edit, remove, readAgain },
    cancel: () => put(NOTHING),
  };
}
