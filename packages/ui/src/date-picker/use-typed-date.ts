import { useState } from 'react';
import type { CalendarBounds } from '../calendar/calendar';
import { withinBounds } from '../calendar/calendar-days';
import type { DateTexts } from './date-texts';

export interface TypedDate {
  readonly text: string;
  readonly error: string | undefined;
  readonly type: (text: string) => void;
  /** Ends the typing, on blur or on Enter: a day is shown as it is formatted, a text that is none gets its error. */
  readonly finish: () => void;
}

export interface TypedDateOptions extends CalendarBounds {
  readonly value: string | undefined;
  /** Text that is no day, where the caller keeps it; empty for none. */
  readonly text?: string | undefined;
  /** Called with the day; with `undefined` and the text where that is none. */
  readonly onChange: (iso: string | undefined, text: string) => void;
  readonly texts: DateTexts;
  /** Reports when the typing has ended and not with every key: a day that is ordered with another one has to be whole. */
  readonly isLate?: boolean;
}

interface Draft {
  readonly text: string;
  /** The value it belongs to: a day chosen elsewhere (in the calendar, by the caller) replaces it. */
  readonly beside: string | undefined;
  readonly error?: string | undefined;
}

/**
 * Holds the text of a date field beside its value. While typing, the text is the person's; once finalised, it is derived from the value, or
 * it stays with its error and there is no value. What is typed is reported at once, because a form may be sent from within the field.
 */
export function useTypedDate(options: TypedDateOptions): TypedDate {
  const { value, text: given, onChange, texts, isLate = false } = options;
  const [known, setDraft] = useState<Draft>();
  const isGivenUp = value === undefined && given !== undefined && given !== known?.text;
  const draft = known?.beside === value && !isGivenUp ? known : undefined;
  if (draft !== known) setDraft(undefined);
  const finish = () => {
    if (draft === undefined) return;
    const { iso, error } = readDay(draft.text, options);
    setDraft(error === undefined ? undefined : { text: draft.text, beside: undefined, error });
    if (isLate && iso !== value) onChange(iso, draft.text);
  };
  const type = (text: string) => {
    const { iso } = readDay(text, options);
    setDraft({ text, beside: isLate ? value : iso });
    if (!isLate) onChange(iso, text.trim() === '' ? '' : text);
  };
  return {
    text: draft?.text ?? (value === undefined ? (given ?? '') : texts.format(value)),
    error: draft?.error,
    type,
    finish,
  };
}

function readDay(
  text: string,
  { min, max, texts }: TypedDateOptions,
): { readonly iso?: string; readonly error?: string } {
  if (text.trim() === '') return {};
  const iso = texts.parse(text);
  if (iso === undefined) return { error: texts.invalid };
  return withinBounds(iso, min, max) === iso ? { iso } : { error: texts.outOfBounds };
}
