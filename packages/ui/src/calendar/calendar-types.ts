/** Words and formatting of a calendar, in the language of the page. */
export interface CalendarTexts {
  /** Twelve, from Farvardin. */
  readonly months: readonly string[];
  /** Seven, from Saturday; the letter stands in the head, the name is spoken. */
  readonly weekdays: readonly { readonly letter: string; readonly name: string }[];
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  /** The button that leads to today. */
  readonly today: string;
  /** A number in the page's digits, without groups. */
  readonly digits: (value: number) => string;
  /** An ISO date as it is spoken: «شنبه ۳۰ آبان ۱۴۰۵». */
  readonly spoken: (iso: string) => string;
}

/** ISO dates; `to` is absent while only the first day is chosen. */
export interface CalendarRange {
  readonly from?: string;
  readonly to?: string;
}

export interface CalendarBounds {
  /** First and last day that may be chosen, ISO dates, both included. */
  readonly min?: string;
  readonly max?: string;
}

export interface CalendarProps extends CalendarBounds {
  /** The day that is chosen; of a range, both its ends. */
  readonly chosen: CalendarRange;
  /** The days between are shown as taken in. */
  readonly isRange?: boolean;
  readonly onChoose: (iso: string) => void;
  /** The present day by the caller's clock, an ISO date. */
  readonly today: string;
  readonly texts: CalendarTexts;
  /** The day in turn takes the focus when the calendar appears. */
  readonly isFocused?: boolean;
}
