import { isPendingFresh } from '../drafts/pending';
import { isRecord, parseJson } from '../parse-json';

/** As the contract has it. */
export const MOST_NOTE_CHARACTERS = 2_000;

/** What the form of a note holds: the values of its stored draft. */
export interface NoteWords {
  readonly text: string;
  /** Of the note that is being changed; absent for a new one. */
  readonly noteId?: string;
}

/** What is being written, stored by the browser until the catalogue has it. */
export interface NoteDraft extends NoteWords {
  /** When its writer asked to save it and the login came in between, milliseconds. */
  readonly requestedAtMs?: number;
}

export type NoteTextProblem = 'missing' | 'too-long';

/** What keeps a text from being a note. */
export function noteTextProblem(text: string): NoteTextProblem | undefined {
  const written = text.trim();
  if (written === '') return 'missing';
  return [...written].length > MOST_NOTE_CHARACTERS ? 'too-long' : undefined;
}

/** Whether the draft is to be saved by itself after the login. */
export function isSaveRequested({ text, requestedAtMs }: NoteDraft, nowMs: number): boolean {
  return noteTextProblem(text) === undefined && isPendingFresh(requestedAtMs, nowMs);
}

/** Reads the values of a stored draft; undefined when they are of another shape. */
export function readNoteWords(values: unknown): NoteWords | undefined {
  if (!isRecord(values) || typeof values.text !== 'string') return undefined;
  const { text, noteId } = values;
  return typeof noteId === 'string' && noteId !== '' ? { text, noteId } : { text };
}

/** Reads what a browser stored; anything of another shape is nothing. */
export function parseNoteDraft(stored: string | null): NoteDraft | undefined {
  const value = parseJson(stored);
  const words = readNoteWords(value);
  if (words === undefined) return undefined;
  const { requestedAtMs } = value as { requestedAtMs?: unknown };
  return typeof requestedAtMs === 'number' && Number.isFinite(requestedAtMs)
    ? { ...words, requestedAtMs }
    : words;
}
