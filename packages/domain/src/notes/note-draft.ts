/** As the contract has it. */
export const MOST_NOTE_CHARACTERS = 2_000;

/** A wish older than this is no longer meant; its text still stands in the field. */
const ASK_LIFETIME_MS = 30 * 60_000;

/** What is being written, kept by the browser until the catalogue has it. */
export interface NoteDraft {
  readonly text: string;
  /** Of the note that is being changed; absent for a new one. */
  readonly noteId?: string;
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
  if (requestedAtMs === undefined || noteTextProblem(text) !== undefined) return false;
  const age = nowMs - requestedAtMs;
  return age >= 0 && age <= ASK_LIFETIME_MS;
}

/** Reads what a browser kept; anything of another shape is nothing. */
export function parseNoteDraft(stored: string | null): NoteDraft | undefined {
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, noteId, requestedAtMs } = value as Record<keyof NoteDraft, unknown>;
  if (typeof text !== 'string') return undefined;
  return {
    text,
    ...(typeof noteId === 'string' && noteId !== '' ? { noteId } : {}),
    ...(typeof requestedAtMs === 'number' && Number.isFinite(requestedAtMs) ? { requestedAtMs } : {}),
  };
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
}
