import { cx } from '../style/cx';
import { dayOfIso, weekdayOf, withinBounds } from './calendar-days';
import type { CalendarProps } from './calendar-types';

interface CalendarDayButtonProps {
  readonly iso: string;
  readonly calendar: CalendarProps;
  /** The one day that Tab reaches. */
  readonly isCurrent: boolean;
  readonly onFocus: (iso: string) => void;
}

const FRIDAY = 6;

/** A cell of the month. Days out of bounds are shown and announced as such, and cannot be chosen. */
export function CalendarDayButton({ iso, calendar, isCurrent, onFocus }: CalendarDayButtonProps) {
  const { chosen, isRange, min, max, today, texts, onChoose } = calendar;
  const isEnd = iso === chosen.from || iso === chosen.to;
  const isBetween = Boolean(isRange && chosen.from && chosen.to && iso > chosen.from && iso < chosen.to);
  const isOut = withinBounds(iso, min, max) !== iso;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the APG's date grid.
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
    <td role="gridcell" aria-selected={isEnd || isBetween}>
      <button
        type="button"
        data-day={iso}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={texts.spoken(iso)}
        aria-current={iso === today ? 'date' : undefined}
        aria-disabled={isOut || undefined}
        className={cx('calendar-cell', {
          weekend: weekdayOf(iso) === FRIDAY && !isEnd && !isOut,
          today: iso === today,
          between: isBetween,
          chosen: isEnd,
          unavailable: isOut,
        })}
        onFocus={() => onFocus(iso)}
        onClick={() => {
          if (!isOut) onChoose(iso);
        }}
      >
        {texts.digits(dayOfIso(iso)?.day ?? 0)}
      </button>
    </td>
  );
}
