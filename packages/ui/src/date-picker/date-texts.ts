import type { CalendarTexts } from '../calendar/calendar';

/** What a date field says and how it reads what was typed. */
export interface DateTexts extends CalendarTexts {
  /** Spoken name of the button and of the surface that opens. */
  readonly openCalendar: string;
  /** The text is no day. */
  readonly invalid: string;
  /** The day lies before the first or after the last that may be chosen. */
  readonly outOfBounds: string;
  /** An ISO date as it stands in the field: «۱۴۰۵/۰۸/۳۰». */
  readonly format: (iso: string) => string;
  /** The ISO date of what was typed, in digits of any script; undefined when it is no day. */
  readonly parse: (text: string) => string | undefined;
}
