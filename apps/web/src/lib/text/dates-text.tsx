import { formatShortDate } from '@bazaar/domain/dates';
import type { ReactNode } from 'react';
import { validityMessages as texts } from '@/translations/validity';

interface DateProps {
  readonly at: string;
}

/** Renders a day in short form. */
export function Day({ at }: DateProps) {
  return <time dateTime={at.slice(0, 10)}>{formatShortDate(at)}</time>;
}

/** Renders year and month, enough where many rows stand below each other. */
export function Month({ at }: DateProps) {
  return <time dateTime={at.slice(0, 10)}>{formatShortDate(at).slice(0, 7)}</time>;
}

interface SpanProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** How a date is rendered; a day unless given. */
  readonly as?: (props: DateProps) => ReactNode;
}

/** renders «از ۱۴۰۳/۰۲/۱۸ تا ۱۴۰۶/۰۲/۱۸» or «از ۱۴۰۴/۰۴/۲۵، بدون پایان»; nothing without a beginning. */
export function DaySpan({ from, to, as: At = Day }: SpanProps) {
  if (!from) return null;
  return (
    <>
      {texts.from} <At at={from} />
      {to ? (
        <>
          {' '}
          {texts.until} <At at={to} />
        </>
      ) : (
        texts.openEnd
      )}
    </>
  );
}
