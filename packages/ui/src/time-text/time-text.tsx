import type { ReactNode } from 'react';

export interface DateTextProps {
  /** ISO 8601: an instant with its zone, or a day «2026-11-21». */
  readonly at: string;
  /** The Jalali date in Persian digits, formatted by the caller. */
  readonly children: ReactNode;
}

/** A Jalali date that is machine-readable too. Use it for every visible date; the caller formats it. */
export function DateText({ at, children }: DateTextProps) {
  return <time dateTime={at}>{children}</time>;
}

export interface RelativeTimeProps extends DateTextProps {
  /** The full date, shown as tooltip and read by screen readers. */
  readonly exact: string;
}

/**
 * A relative time such as «۳ ساعت پیش», with the full date behind it. The text is formatted on the server or from one given "now", so that
 * both render the same.
 *
 * Use it for recent events: messages, visits, changes. Not for deadlines (JalaliDate): planning needs the date.
 */
export function RelativeTime({ at, exact, children }: RelativeTimeProps) {
  return (
    <time dateTime={at} title={exact}>
      {children}
      <span className="sr"> ({exact})</span>
    </time>
  );
}
