/** Texts and formatting of a calendar, in the language of the page. */
export interface CalendarTexts {
  /** Twelve, from Farvardin. */
  readonly months: readonly string[];
  /** Seven, from Saturday; the column heading shows the letter, screen readers read the name. */
  readonly weekdays: readonly { readonly letter: string; readonly name: string }[];
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  /** Label of the button that moves to today. */
  readonly today: string;
  /** Formats a number in the page's digits, without separators. */
  readonly digits: (value: number) => string;
  /** Formats an ISO date for screen readers: «شنبه ۳۰ آبان ۱۴۰۵». */
  readonly spoken: (iso: string) => string;
}

/** ISO dates; `to` is absent while only the first day is chosen. */
export interface CalendarRange {
  readonly from?: string;
  readonly to?: string;
}

export interface CalendarBounds {
  /** First and last selectable day, ISO dates, both included. */
  readonly min?: string;
  /** Last day that can be chosen, ISO (`2026-11-21`). */
  readonly max?: string;
}

export interface CalendarProps extends CalendarBounds {
  /** The chosen day; for a range, both its ends. */
  readonly chosen: CalendarRange;
  /** Highlights the days between the ends. */
  readonly isRange?: boolean;
  /** Called with the chosen day, ISO (`2026-11-21`). */
  readonly onChoose: (iso: string) => void;
  /** Current day by the caller's clock, an ISO date. */
  readonly today: string;
  /** Texts of its parts, from the translations of the app. */
  readonly texts: CalendarTexts;
  /** Focuses the current day when the calendar appears. */
  readonly isFocused?: boolean;
}
