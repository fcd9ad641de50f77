'use client';

import { useEffect, useRef } from 'react';

/** A pointer that only passes over the areas opens nothing. In ms. */
const OPEN_AFTER_MS = 180;
/** While a panel is open, a pointer moving diagonally towards it crosses other areas: they wait. */
const SWITCH_AFTER_MS = 260;
/** A short leave closes nothing. */
const CLOSE_AFTER_MS = 320;

/** Opens the area the pointer rests on. A later event cancels an earlier one, and so does an explicit action. */
export function useHoverDelay<Id>(open: Id | undefined, setOpen: (id: Id | undefined) => void) {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const cancel = () => window.clearTimeout(timer.current);
  const later = (id: Id | undefined, delayMs: number) => {
    cancel();
    timer.current = window.setTimeout(() => setOpen(id), delayMs);
  };
  return {
    cancel,
    over: (id: Id) => later(id, open === undefined ? OPEN_AFTER_MS : SWITCH_AFTER_MS),
    out: () => later(undefined, CLOSE_AFTER_MS),
  };
}
