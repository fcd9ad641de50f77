import * as z from 'zod/mini';
import { jalaliToIso, tehranDay, toInstant, toJalali } from '../dates/jalali';
import { requiredText } from '../form-fields/text-field';
import { NOTE_COLORS, type NoteColorName } from '../memory/memory-query';
import { toLatinDigits, toPersianDigits } from '../persian/digits';
import { MOST_NOTE_CHARACTERS } from './note-words';

/** Time of day of a reminder that names none. */
const MORNING = '09:00';
const MINUTE_MS = 60_000;

/** Values of the form of a note. */
export interface NoteValues {
  readonly text: string;
  /** A colour's name; empty for none. */
  readonly color: string;
  /** Day of the reminder on the calendar of Tehran, `2026-12-01`; empty for none. A text that is no day stays as it was typed, and is refused. */
  readonly remindDay: string;
  /** Time of day in digits of any script, `9:30` or `930`; empty is nine in the morning. */
  readonly remindTime: string;
}

/** Schema of the form of a note: its output is the contract's note, without what is empty. */
export const noteFormSchema = z.pipe(
  z
    .object({
      text: requiredText({
        // A note stays as it was written: its lines, its digits.
        fold: (typed) => typed.trim(),
        problem: (text) => ([...text].length > MOST_NOTE_CHARACTERS ? 'too-long' : undefined),
      }),
      color: z.string(),
      remindDay: z.string(),
      remindTime: z.string(),
    })
    .check(
      z.refine(({ remindTime }) => remindTime.trim() === '' || minutesOf(remindTime) !== undefined, {
        error: 'not-a-time',
        path: ['remindTime'],
      }),
      z.refine(({ remindDay }) => remindDay === '' || z.regexes.date.test(remindDay), {
        error: 'not-a-day',
        path: ['remindDay'],
      }),
      z.refine(({ remindDay, remindTime }) => remindDay !== '' || remindTime.trim() === '', {
        error: 'required',
        path: ['remindDay'],
      }),
    ),
  z.transform(({ text, color, remindDay, remindTime }) => {
    const known = NOTE_COLORS.find((name) => name === color);
    return {
      text,
      ...(known === undefined ? {} : { color: known }),
      ...(remindDay === '' ? {} : { remindAt: instantOf(remindDay, remindTime) }),
    };
  }),
);

export type NoteOutput = z.output<typeof noteFormSchema>;

/** Returns the values of a note, or of the empty form. */
export function noteValues(note?: {
  readonly text: string;
  readonly color?: NoteColorName | undefined;
  readonly remindAt?: string | undefined;
}): NoteValues {
  const at = note?.remindAt === undefined ? undefined : toInstant(note.remindAt);
  return {
    text: note?.text ?? '',
    color: note?.color ?? '',
    remindDay: at === undefined ? '' : new Date(tehranDay(at) * 86_400_000).toISOString().slice(0, 10),
    remindTime: at === undefined ? '' : clockOf(at),
  };
}

function instantOf(day: string, time: string): string {
  const minutes = minutesOf(time.trim() === '' ? MORNING : time) ?? 0;
  return new Date(midnightOf(day) + minutes * MINUTE_MS).toISOString();
}

function midnightOf(day: string): number {
  const date = toJalali(day);
  return date === undefined ? Number.NaN : Date.parse(jalaliToIso(date));
}

function clockOf(at: number): string {
  const day = new Date(tehranDay(at) * 86_400_000).toISOString().slice(0, 10);
  const minutes = Math.floor((at - midnightOf(day)) / MINUTE_MS);
  const part = (value: number) => String(value).padStart(2, '0');
  return toPersianDigits(`${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`);
}

/** Reads `9`, `9:30`, «۰۹:۳۰» or «۰۹۳۰», as a keypad without a colon has it, as minutes of the day; undefined for anything else. */
function minutesOf(text: string): number | undefined {
  const found = /^(\d{1,2})(?:[:٫.]?(\d{2}))?$/.exec(toLatinDigits(text.trim()));
  if (found === null) return undefined;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? '0')];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}
