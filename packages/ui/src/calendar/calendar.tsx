'use client';

import { mdiChevronDoubleLeft, mdiChevronDoubleRight, mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import { CalendarDayButton } from './calendar-day-button';
import { addMonths, dayOfIso, dayOfKey, weeksOfMonth, withinBounds } from './calendar-days';
import type { CalendarProps } from './calendar-types';

export type { CalendarBounds, CalendarProps, CalendarRange, CalendarTexts } from './calendar-types';

/**
 * A month of the Jalali calendar, from Saturday, as the date grid of the APG.
 *
 * Use it for days near the present, on a page about that day; most forms want it inside DatePicker. Not for a date of birth, which is typed
 * faster.
 *
 * The calendar arithmetic comes from jalaali-js (1 KB gzipped); @internationalized/date has 3.6 KB, React Aria's calendar 52 KB.
 */
export function Calendar(props: CalendarProps) {
  const { chosen, min, max, today, texts, isFocused = false } = props;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(isFocused);
  const [day, setDay] = useState(() => withinBounds(chosen.from ?? today, min, max));

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = dayOfKey(day, event.key, event.shiftKey, isRtl);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const bounded = withinBounds(target, min, max);
    takesFocus.current = bounded !== day;
    setDay(bounded);
  };
  return (
    <div className={cx('calendar')}>
      <CalendarHead {...props} day={day} titleId={titleId} onTurn={setDay} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG's date grid is a table. */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {texts.weekdays.map(({ letter, name }) => (
              <th key={name} scope="col" abbr={name}>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(day).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((iso, weekday) =>
                iso ? (
                  <CalendarDayButton
                    key={iso}
                    iso={iso}
                    calendar={props}
                    isCurrent={iso === day}
                    onFocus={setDay}
                  />
                ) : (
                  <td key={texts.weekdays[weekday]?.name} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <TodayButton {...props} onTurn={setDay} />
    </div>
  );
}

type Turning = CalendarProps & { readonly onTurn: (iso: string) => void };

function CalendarHead({ day, titleId, texts, min, max, onTurn }: Turning & { day: string; titleId: string }) {
  const { year = 0, month = 1 } = dayOfIso(day) ?? {};
  const turn = (path: string, label: string, months: number) => {
    const target = withinBounds(addMonths(day, months), min, max);
    const isSameMonth = dayOfIso(target)?.month === month && dayOfIso(target)?.year === year;
    return (
      <button
        type="button"
        className={cx('calendar-turn')}
        aria-label={label}
        // It stays focusable at the bound, so that the focus is not lost.
        aria-disabled={isSameMonth}
        onClick={() => {
          if (!isSameMonth) onTurn(target);
        }}
      >
        <Icon path={path} mirrored />
      </button>
    );
  };
  return (
    <div className={cx('calendar-head')}>
      {turn(mdiChevronDoubleLeft, texts.previousYear, -12)}
      {turn(mdiChevronLeft, texts.previousMonth, -1)}
      <span id={titleId} className={cx('calendar-title')} aria-live="polite">
        {texts.months[month - 1]} {texts.digits(year)}
      </span>
      {turn(mdiChevronRight, texts.nextMonth, 1)}
      {turn(mdiChevronDoubleRight, texts.nextYear, 12)}
    </div>
  );
}

/** Moves to the current day without choosing it. */
function TodayButton({ today, texts, min, max, onTurn }: Turning) {
  return (
    <Button
      tone="text"
      size="small"
      disabled={withinBounds(today, min, max) !== today}
      onClick={() => onTurn(today)}
    >
      {texts.today}
    </Button>
  );
}
