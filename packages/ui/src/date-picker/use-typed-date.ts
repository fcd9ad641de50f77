import { useState } from 'react';
import type { CalendarBounds } from '../calendar/calendar';
import { withinBounds } from '../calendar/calendar-days';
import type { DateTexts } from './date-texts';

export interface TypedDate {
  readonly text: string;
  readonly error: string | undefined;
  readonly type: (text: string) => void;
  /** Reads the text: at the end of typing, or at Enter. */
  readonly finish: () => void;
}

/**
 * The text of a date field beside its value. While one types the text is the person's own; settled, it is the value's again,
 * or it stays with its error and the value is none.
 */
export function useTypedDate(
  value: string | undefined,
  onChange: (iso: string | undefined) => void,
  { min, max }: CalendarBounds,
  texts: DateTexts,
): TypedDate {
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState<{ readonly error: string; readonly besides: string | undefined }>();
  const isWrong = wrong !== undefined && wrong.besides === value && draft !== undefined;
  const finish = () => {
    if (draft === undefined) return;
    const iso = draft.trim() === '' ? undefined : texts.parse(draft);
    const isOut = iso !== undefined && withinBounds(iso, min, max) !== iso;
    if (draft.trim() === '' || (iso && !isOut)) {
      setDraft(undefined);
      setWrong(undefined);
      if (iso !== value) onChange(iso);
      return;
    }
    setWrong({ error: isOut ? texts.outOfBounds : texts.invalid, besides: undefined });
    if (value !== undefined) onChange(undefined);
  };
  const type = (text: string) => {
    setDraft(text);
    setWrong(undefined);
  };
  // A day chosen elsewhere (in the calendar, by the caller) is newer than a text that could not be read.
  const isDraft = draft !== undefined && (wrong === undefined || isWrong);
  return {
    text: isDraft ? draft : value ? texts.format(value) : '',
    error: isWrong ? wrong.error : undefined,
    type,
    finish,
  };
}
