import { formatDate, formatLongDate, tehranDay, toInstant, toJalali } from '../dates/jalali';
import type { TimelineSpan } from './timeline-spans';

export interface SpanText {
  /** «شنبه ۳۰ آبان», «۲۰ تا ۲۵ آبان», «۲۵ اسفند ۱۴۰۴»; the year only where it is not the current one. */
  readonly text: string;
  readonly day: 'today' | 'yesterday' | undefined;
}

type Dated = Pick<TimelineSpan<never>, 'kind' | 'from' | 'to'>;

/** Returns the heading of a span in words. */
export function spanText({ kind, from, to }: Dated, nowMs: number): SpanText {
  const short = (text: string) =>
    toJalali(to)?.year === toJalali(nowMs)?.year ? text.slice(0, text.lastIndexOf(' ')) : text;
  if (kind === 'month') {
    const [first, last] = [toJalali(from), toJalali(to)];
    const until = short(formatDate(to));
    const text = first?.day === last?.day ? until : `${formatDate(from).split(' ')[0]} تا ${until}`;
    return { text, day: undefined };
  }
  const ago = tehranDay(nowMs) - tehranDay(toInstant(to));
  return {
    text: short(formatLongDate(to)),
    day: ago === 0 ? 'today' : ago === 1 ? 'yesterday' : undefined,
  };
}
