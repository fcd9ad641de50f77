'use client';

import { useEffect, useRef } from 'react';

/** A pointer that only passes over the areas opens nothing. Milliseconds. */
const OPEN_AFTER_MS = 180;
/** With a panel open, a pointer on its slanting way down to it crosses other areas: they wait. */
const SWITCH_AFTER_MS = 260;
/** Leaving for a moment closes nothing. */
const CLOSE_AFTER_MS = 320;

/** Opens what the pointer rests on. What comes later cancels what was meant earlier; so does whoever acts by hand. */
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
