import { DAY_MS, jalaliToIso, toInstant, toJalali } from '@bazaar/domain/dates';
import { toPersianDigits } from '@bazaar/domain/persian';

export interface DatedSpan {
  readonly validFrom: string;
  readonly validTo?: string;
}

export interface Timeline {
  /** Years at their shares of the axis, the first at 0. */
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
  readonly today: number;
  /** Returns the share of an instant on the axis, 0 to 1; instants outside are clamped to its ends. */
  readonly shareOf: (at: string | number) => number;
}

/** More run into one another on a tablet. */
const MOST_TICKS = 6;

/** Returns an axis of whole Jalali years that contains every span and today. A span without an end reaches to the end of the axis. */
export function buildTimeline(spans: readonly DatedSpan[], nowMs: number): Timeline {
  const instants = spans.flatMap(({ validFrom, validTo }) => [
    toInstant(validFrom),
    ...(validTo ? [toInstant(validTo)] : []),
  ]);
  const known = [...instants, nowMs].filter((instant) => !Number.isNaN(instant));
  const firstYear = toJalali(Math.min(...known))?.year ?? 0;
  const lastYear = (toJalali(Math.max(...known))?.year ?? 0) + 1;
  const [start, end] = [yearStart(firstYear), yearStart(lastYear)];
  const shareOf = (at: string | number) => Math.min(1, Math.max(0, (toInstant(at) - start) / (end - start)));
  const step = Math.ceil((lastYear - firstYear + 1) / MOST_TICKS);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return {
    ticks: years
      .filter((_, index) => index % step === 0)
      .map((year) => ({ label: toPersianDigits(year), at: shareOf(yearStart(year)) })),
    today: shareOf(nowMs),
    shareOf,
  };
}

/** Returns the share where a span ends, its last day included. */
export function endShare({ validTo }: DatedSpan, { shareOf }: Timeline): number {
  return validTo === undefined ? 1 : shareOf(toInstant(validTo) + DAY_MS);
}

function yearStart(year: number): number {
  return Date.parse(jalaliToIso({ year, month: 1, day: 1 }));
}
