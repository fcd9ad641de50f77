import type { CalendarTexts } from '../calendar/calendar';

/** Texts of a date field and how it parses typed text. */
export interface DateTexts extends CalendarTexts {
  /** Accessible name of the button and of the popup. */
  readonly openCalendar: string;
  /** The text is not a day. */
  readonly invalid: string;
  /** The day is before the first or after the last selectable one. */
  readonly outOfBounds: string;
  /** Formats an ISO date for the field: «۱۴۰۵/۰۸/۳۰». */
  readonly format: (iso: string) => string;
  /** Parses typed text, in digits of any script, to an ISO date; `undefined` when it is not a day. */
  readonly parse: (text: string) => string | undefined;
}
