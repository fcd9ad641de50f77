import type { ReactNode } from 'react';

export interface DateTextProps {
  /** ISO 8601: a moment with its zone, or a day «2026-11-21». */
  readonly at: string;
  /** The Jalali date in Persian digits, as the caller's formatter wrote it. */
  readonly children: ReactNode;
}

/** A Jalali date that machines can read too. Use it for every date a person sees; the formatting stays with the caller. */
export function DateText({ at, children }: DateTextProps) {
  return <time dateTime={at}>{children}</time>;
}

export interface RelativeTimeProps extends DateTextProps {
  /** The whole date, which the pointer shows and a screen reader adds. */
  readonly exact: string;
}

/**
 * «۳ ساعت پیش», with the whole date behind it. The text is formatted on the server or from one given "now", so that both
 * draw the same.
 *
 * Use it for what has happened lately: messages, visits, changes. Not for deadlines (JalaliDate): a person who plans
 * needs the date.
 */
export function RelativeTime({ at, exact, children }: RelativeTimeProps) {
  return (
    <time dateTime={at} title={exact}>
      {children}
      <span className="sr"> ({exact})</span>
    </time>
  );
}
