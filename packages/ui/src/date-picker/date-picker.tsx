'use client';

import { useCallback, useRef, useState } from 'react';
import { Calendar, type CalendarBounds } from '../calendar/calendar';
import type { FieldFrameProps } from '../field/field';
import { CalendarPopup } from './calendar-popup';
import { DateInput } from './date-input';
import type { DateTexts } from './date-texts';
import { useTypedDate } from './use-typed-date';

export type { DateTexts } from './date-texts';

export interface DatePickerProps extends Omit<FieldFrameProps, 'children'>, CalendarBounds {
  /** An ISO date, `2026-11-21`; shown as a Jalali one. */
  readonly value?: string;
  /**
   * Called with the day, ISO (`2026-11-21`), as soon as the text is one; with `undefined` and the text while it is none or out of bounds. The
   * text of an empty field is empty.
   */
  readonly onChange: (iso: string | undefined, text: string) => void;
  /** What was typed and is no day, for a caller that keeps it: shown while there is no value. Give it empty for none. */
  readonly text?: string;
  /** Current day by the caller's clock, an ISO date. */
  readonly today: string;
  /** Texts of its parts, from the translations of the app. */
  readonly texts: DateTexts;
  /** Name under which a plain form submits the ISO date. */
  readonly name?: string;
  /** An example of what to type; never the label. */
  readonly placeholder?: string;
  /** Cannot be used; say nearby why. */
  readonly disabled?: boolean;
  /** Must be filled in; the label says so. */
  readonly required?: boolean;
  /** 40 px high instead of 44, for dense areas of the desktop. */
  readonly dense?: boolean;
}

/**
 * A day, typed in digits of any script or chosen from a month. The value is an ISO date; texts, digits and the clock come from the caller.
 * 4.7 KB gzipped, calendar included.
 *
 * Use it for a day near the present: delivery, validity, a meeting. Not for two days that belong together (DateRangePicker). Where only
 * typing makes sense (a date of birth) leave the calendar closed: it opens on demand only.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, text, onChange, min, max, today, texts, name } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useTypedDate({ value, text, onChange, min, max, texts });
  const leave = useCallback(() => setIsOpen(false), []);
  const choose = (iso: string) => {
    onChange(iso, texts.format(iso));
    leave();
    button.current?.focus();
  };
  return (
    <>
      <DateInput
        {...props}
        typed={typed}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        buttonRef={button}
      >
        {isOpen ? (
          <CalendarPopup label={texts.openCalendar} opener={button} onClose={leave}>
            <Calendar
              chosen={{ from: value }}
              min={min}
              max={max}
              today={today}
              texts={texts}
              isFocused
              onChoose={choose}
            />
          </CalendarPopup>
        ) : null}
      </DateInput>
      {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
    </>
  );
}
