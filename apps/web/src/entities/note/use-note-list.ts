'use client';

import type { Note } from '@bazaar/api/model';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PersonalPart } from '@/lib/session/personal-part';
import { readSessionHint } from '@/lib/session/session-hint';
import { findNotes } from './note-calls';

/** The visitor's notes on an object, as far as they are known. */
export type NoteList = PersonalPart<{ notes: readonly Note[] }>;

export interface KnownNotes {
  readonly list: NoteList;
  /** Reads the notes again. Returns them; undefined when they could not be read. */
  load(): Promise<readonly Note[] | undefined>;
  change(edit: (notes: readonly Note[]) => readonly Note[]): void;
}

/** Reads the notes when the dialog opens; anonymous visitors have none. */
export function useNoteList({ objectType, objectId }: FavouriteObject, isOpen: boolean): KnownNotes {
  const [list, setList] = useState<NoteList>({ state: 'loading' });
  const latest = useRef(0);
  const load = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const show = (next: NoteList) => {
      if (turn === latest.current) setList(next);
    };
    if (readSessionHint() === undefined) {
      show({ state: 'anonymous' });
      return undefined;
    }
    show({ state: 'loading' });
    try {
      const notes = await findNotes({ objectType, objectId });
      show({ state: 'ready', notes });
      return notes;
    } catch (error) {
      show((error as { status?: number }).status === 401 ? { state: 'anonymous' } : { state: 'failed' });
      return undefined;
    }
  }, [objectType, objectId]);
  useEffect(() => {
    if (isOpen) void load();
    return () => {
      latest.current += 1;
    };
  }, [isOpen, load]);
  const change = (edit: (notes: readonly Note[]) => readonly Note[]) =>
    setList((known) => (known.state === 'ready' ? { ...known, notes: edit(known.notes) } : known));
  return { list, load, change };
}
