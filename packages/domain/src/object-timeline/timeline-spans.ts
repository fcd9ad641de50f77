import { tehranDay, toInstant, toJalali } from '../dates/jalali';

/** Days of Tehran that have a heading each, today included; what is older is gathered by month. */
const SINGLE_DAYS = 7;

/** A heading of the timeline with what stands below it, newest first. */
export interface TimelineSpan<Entry> {
  /** `day:<days since 1970>` or `month:<Jalali year>-<month>`. */
  readonly key: string;
  readonly kind: 'day' | 'month';
  /** Instants of its oldest and of its newest entry, ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly entries: readonly Entry[];
}

/** Gathers entries, newest first, below the days and months of Tehran's calendar. Every entry is in one span. */
export function toSpans<Entry extends { readonly at: string }>(
  entries: readonly Entry[],
  nowMs: number,
): TimelineSpan<Entry>[] {
  const spans = new Map<string, { kind: 'day' | 'month'; from: string; to: string; entries: Entry[] }>();
  for (const entry of entries) {
    const { key, kind } = spanOf(entry.at, nowMs);
    const span = spans.get(key);
    if (span === undefined) spans.set(key, { kind, from: entry.at, to: entry.at, entries: [entry] });
    else {
      span.entries.push(entry);
      span.from = entry.at;
    }
  }
  return [...spans].map(([key, span]) => ({ key, ...span }));
}

function spanOf(at: string, nowMs: number): Pick<TimelineSpan<never>, 'key' | 'kind'> {
  const day = tehranDay(toInstant(at));
  if (tehranDay(nowMs) - day < SINGLE_DAYS) return { key: `day:${day}`, kind: 'day' };
  const date = toJalali(at);
  return { key: `month:${date?.year}-${date?.month}`, kind: 'month' };
}
