'use client';

import { mdiUndo } from '@mdi/js';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../button/button';
import { focusRow, focusRowAfter } from '../../focus/focus-row';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { useTimeBar } from '../../toast/use-time-bar';
import { useSecondsLeft } from './use-seconds-left';

export interface UndoRowProps {
  /** Text of the button. */
  readonly undoLabel: string;
  /** The remaining seconds as text; only shown, since it changes every second. */
  secondsText(seconds: number): string;
  /** Time in which it can be taken back, in ms. */
  readonly timeMs: number;
  /** Called when the reader takes the removal back. */
  onUndo(): void;
  /** Called when the row gains or loses the pointer or the focus: the time should stand still meanwhile. */
  onHold(isHeld: boolean): void;
  /** What was removed, as a sentence. */
  readonly children: ReactNode;
}

/**
 * Stands in the place of a removed row while the removal can be undone. It takes the focus, and its time stands still while a keyboard has it there, or the
 * pointer is on it; when it goes, the focus is on the row that came back, or on the next one.
 *
 * Use it inside the row's own `li`. Not for results that have no row (Toast with an action).
 */
export function UndoRow({ undoLabel, secondsText, timeMs, onUndo, onHold, children }: UndoRowProps) {
  const textId = useId();
  const row = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const isUndone = useRef(false);
  const [isHeld, setHeld] = useState(false);
  const holdBar = useTimeBar(bar, timeMs, true);
  const seconds = useSecondsLeft(timeMs, isHeld);
  const hold = useRef(onHold);
  hold.current = onHold;
  useEffect(() => {
    holdBar(isHeld);
    hold.current(isHeld);
  }, [isHeld, holdBar]);
  // A row that is shown no more holds nothing, such as one on a page of the list that was left.
  useEffect(() => () => hold.current(false), []);
  useLayoutEffect(() => {
    const element = row.current;
    element?.querySelector('button')?.focus({ preventScroll: true });
    if (element && hasVisibleFocus(element)) setHeld(true);
    return () => {
      const list = element?.closest('li');
      if (!list || !element?.contains(document.activeElement)) return;
      if (isUndone.current) queueMicrotask(() => focusRow(list));
      else focusRowAfter(list);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only stops the clock, there is nothing to press
    <div
      ref={row}
      className={cx('undo-row')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(hasVisibleFocus(currentTarget))}
      onFocus={({ currentTarget }) =>
        setHeld(hasVisibleFocus(currentTarget) || currentTarget.matches(':hover'))
      }
      onBlur={({ currentTarget, relatedTarget }) =>
        setHeld(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
    >
      <span id={textId} role="status" className={cx('undo-text')}>
        {children}
      </span>
      <Button
        tone="text"
        size="small"
        aria-describedby={textId}
        onClick={() => {
          isUndone.current = true;
          onUndo();
        }}
      >
        <Icon path={mdiUndo} size={18} />
        <span>
          {undoLabel}
          <span aria-hidden="true">، {secondsText(seconds)}</span>
        </span>
      </Button>
      <span ref={bar} aria-hidden="true" className={cx('undo-time')} />
    </div>
  );
}

/** The focus it takes after a press of a pointer is nobody's who reads there: the time runs on. */
function hasVisibleFocus(element: Element): boolean {
  return element.querySelector(':focus-visible') !== null;
}
