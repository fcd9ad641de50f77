import { isRecord } from '../parse-json';

/** As the contract has it. */
export const MOST_NOTE_CHARACTERS = 2_000;

/** What the form of a note holds: the values of its stored draft. */
export interface NoteWords {
  readonly text: string;
  /** Of the note that is being changed; absent for a new one. */
  readonly noteId?: string;
}

export type NoteTextProblem = 'missing' | 'too-long';

/** What keeps a text from being a note. */
export function noteTextProblem(text: string): NoteTextProblem | undefined {
  const written = text.trim();
  if (written === '') return 'missing';
  return [...written].length > MOST_NOTE_CHARACTERS ? 'too-long' : undefined;
}

/** Reads the values of a stored draft; undefined when they are of another shape. */
export function readNoteWords(values: unknown): NoteWords | undefined {
  if (!isRecord(values) || typeof values.text !== 'string') return undefined;
  const { text, noteId } = values;
  return typeof noteId === 'string' && noteId !== '' ? { text, noteId } : { text };
}
