import type { Note } from '@bazaar/api/model';
import { formatLongDate } from '@bazaar/domain/dates/jalali';
import { type NoteValues, noteValues } from '@bazaar/domain/notes/note-form';
import { noteListTexts as texts } from '@/translations/memory';

const LABELS = {
  text: texts.text,
  color: texts.color,
  remindDay: texts.remindDay,
  remindTime: texts.remindTime,
} satisfies Record<keyof NoteValues, string>;

/** Returns what the stored note holds otherwise than the form. */
export function noteDifferences(typed: NoteValues, current: Note) {
  const stored = noteValues(current);
  const names = Object.keys(LABELS) as (keyof NoteValues)[];
  return names
    .filter((name) => stored[name] !== typed[name])
    .map((name) => ({ label: LABELS[name], stored: shown(name, stored[name]) }));
}

function shown(name: keyof NoteValues, value: string): string {
  if (value === '') return '';
  if (name === 'color') return texts.colors[value as keyof typeof texts.colors];
  return name === 'remindDay' ? formatLongDate(value) : value;
}
