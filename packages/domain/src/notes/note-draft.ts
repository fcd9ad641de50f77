import { isPendingFresh } from '../drafts/pending';
import { isRecord, parseJson } from '../parse-json';

/** The contract's limit. */
export const MOST_NOTE_CHARACTERS = 2_000;

/** Values of the note form, as its draft stores them. */
export interface NoteWords {
  readonly text: string;
  /** Id of the edited note; absent for a new one. */
  readonly noteId?: string;
}

/** A note in progress, stored by the browser until the catalogue has it. */
export interface NoteDraft extends NoteWords {
  /** When saving was interrupted by the login, in ms. */
  readonly requestedAtMs?: number;
}

export type NoteTextProblem = 'missing' | 'too-long';

/** Returns why the text is not a valid note. */
export function noteTextProblem(text: string): NoteTextProblem | undefined {
  const written = text.trim();
  if (written === '') return 'missing';
  return [...written].length > MOST_NOTE_CHARACTERS ? 'too-long' : undefined;
}

/** Returns whether the draft is saved automatically after the login. */
export function isSaveRequested({ text, requestedAtMs }: NoteDraft, nowMs: number): boolean {
  return noteTextProblem(text) === undefined && isPendingFresh(requestedAtMs, nowMs);
}

/** Parses the values of a stored draft; `undefined` when they have another shape. */
export function readNoteWords(values: unknown): NoteWords | undefined {
  if (!isRecord(values) || typeof values.text !== 'string') return undefined;
  const { text, noteId } = values;
  return typeof noteId === 'string' && noteId !== '' ? { text, noteId } : { text };
}

/** Parses what a browser stored; `undefined` when it has another shape. */
export function parseNoteDraft(stored: string | null): NoteDraft | undefined {
  const value = parseJson(stored);
  const words = readNoteWords(value);
  if (words === undefined) return undefined;
  const { requestedAtMs } = value as { requestedAtMs?: unknown };
  return typeof requestedAtMs === 'number' && Number.isFinite(requestedAtMs)
    ? { ...words, requestedAtMs }
    : words;
}
