'use client';

import { useCallback, useRef, useState } from 'react';
import { Calendar, type CalendarBounds, type CalendarRange } from '../calendar/calendar';
import { CalendarPopup } from '../date-picker/calendar-popup';
import { DateInput } from '../date-picker/date-input';
import type { DateTexts } from '../date-picker/date-texts';
import { useTypedDate } from '../date-picker/use-typed-date';
import { cx } from '../style/cx';

export interface DateRangePickerProps extends CalendarBounds {
  /** Id of the element; labels, hints and links refer to it. */
  readonly id: string;
  /** Name of both fields together, and of each. */
  readonly label: string;
  /** Labels of the two fields. */
  readonly labels: { readonly from: string; readonly to: string };
  /** ISO dates; either may be absent. */
  readonly value: CalendarRange;
  /** Called with both days, ISO, when one is chosen or its field is left; an end may be missing. */
  readonly onChange: (range: CalendarRange) => void;
  /** Today in the time zone of the site, ISO. */
  readonly today: string;
  /** Texts of its parts, from the translations of the app. */
  readonly texts: DateTexts;
  /** Shown when the first day was after the last and they were swapped. */
  readonly swappedNote: string;
  /** Names under which a form sends the two days, ISO. */
  readonly names?: { readonly from: string; readonly to: string };
  /** An example of what to type; never the label. */
  readonly placeholder?: string;
  /** What is wrong and how to mend it; it replaces the hint and marks the field invalid. */
  readonly error?: string;
  /** Cannot be used; say nearby why. */
  readonly disabled?: boolean;
  /** Neither end may stay open. */
  readonly required?: boolean;
  /** 40 px high instead of 44, for dense areas of the desktop. */
  readonly dense?: boolean;
}

type End = 'from' | 'to';

/**
 * First and last day of a period: typed, or chosen in turn in one calendar. An empty end is open. Ends in the wrong order are swapped, with
 * a note.
 *
 * Use it for reports, validity, filters by time. Not for one day (DatePicker).
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { id, label, value, min, max, today, texts, names, error } = props;
  const range = useDateRange(props);
  const ends = { from: range.from, to: range.to } as const;
  return (
    <fieldset
      className={cx('date-range')}
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {(['from', 'to'] as const).map((end) => (
        <DateInput
          key={end}
          {...ends[end]}
          id={`${id}-${end}`}
          label={props.labels[end]}
          texts={texts}
          placeholder={props.placeholder}
          disabled={props.disabled}
          required={props.required}
          dense={props.dense}
          isInvalid={Boolean(error)}
          isOpen={range.open === end}
          onToggle={() => range.setOpen(range.open === end ? undefined : end)}
        />
      ))}
      {range.open ? (
        <CalendarPopup
          key={range.open}
          label={`${texts.openCalendar}, ${props.labels[range.open]}`}
          opener={ends[range.open].buttonRef}
          onClose={range.close}
        >
          <Calendar
            {...{ min, max, today, texts }}
            chosen={value}
            isRange
            isFocused
            onChoose={range.choose}
          />
        </CalendarPopup>
      ) : null}
      <span role="status" className={range.isSwapped ? cx('field-hint') : 'sr'}>
        {range.isSwapped ? props.swappedNote : ''}
      </span>
      {error ? (
        <span id={`${id}-error`} role="alert" className={cx('field-hint', { error: true })}>
          {error}
        </span>
      ) : null}
      {names ? <input type="hidden" name={names.from} value={value.from ?? ''} /> : null}
      {names ? <input type="hidden" name={names.to} value={value.to ?? ''} /> : null}
    </fieldset>
  );
}

function useDateRange({ value, onChange, min, max, texts }: DateRangePickerProps) {
  const [open, setOpen] = useState<End>();
  const [isSwapped, setIsSwapped] = useState(false);
  const close = useCallback(() => setOpen(undefined), []);
  const change = (range: CalendarRange) => {
    const isReversed = Boolean(range.from && range.to && range.from > range.to);
    setIsSwapped(isReversed);
    onChange(isReversed ? { from: range.to, to: range.from } : range);
  };
  // The ends are put in order, and half a day typed is none yet.
  const common = { min, max, texts, isLate: true };
  const from = {
    typed: useTypedDate({
      ...common,
      value: value.from,
      onChange: (iso) => change({ ...value, from: iso }),
    }),
    buttonRef: useRef<HTMLButtonElement>(null),
  };
  const to = {
    typed: useTypedDate({ ...common, value: value.to, onChange: (iso) => change({ ...value, to: iso }) }),
    buttonRef: useRef<HTMLButtonElement>(null),
  };
  /** Choosing the first day continues with the last; choosing the last one closes. */
  const choose = (iso: string) => {
    if (open === 'from') {
      change({ from: iso, to: value.to && value.to >= iso ? value.to : undefined });
      setOpen('to');
      return;
    }
    change({ ...value, to: iso });
    close();
    to.buttonRef.current?.focus();
  };
  return { open, setOpen, close, choose, from, to, isSwapped };
}
