import { useState } from 'react';
import type { CalendarBounds } from '../calendar/calendar';
import { withinBounds } from '../calendar/calendar-days';
import type { DateTexts } from './date-texts';

export interface TypedDate {
  readonly text: string;
  readonly error: string | undefined;
  readonly type: (text: string) => void;
  /** Parses the text, on blur or on Enter. */
  readonly finish: () => void;
}

/**
 * Holds the text of a date field beside its value. While typing, the text is the person's; once finalised, it is derived from the value, or
 * it stays with its error and there is no value.
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
  // A day chosen elsewhere (in the calendar, by the caller) replaces an unreadable text.
  const isDraft = draft !== undefined && (wrong === undefined || isWrong);
  return {
    text: isDraft ? draft : value ? texts.format(value) : '',
    error: isWrong ? wrong.error : undefined,
    type,
    finish,
  };
}
