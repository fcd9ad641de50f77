'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `onEnd` after a time that pauses while held, so that nobody loses a message they are reading.
 *
 * @param timeMs in ms; `Infinity` never ends
 * @returns `hold(true)` pauses the clock, `hold(false)` continues
 */
export function useCountdown(timeMs: number, onEnd: () => void): (isHeld: boolean) => void {
  const end = useRef(onEnd);
  const clock = useRef({ leftMs: timeMs, startedAt: 0, timer: 0, isHeld: false });
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  const hold = useCallback((isHeld: boolean) => {
    const { current } = clock;
    if (current.timer) current.leftMs -= performance.now() - current.startedAt;
    window.clearTimeout(current.timer);
    current.timer = 0;
    current.isHeld = isHeld;
    if (isHeld || !Number.isFinite(current.leftMs)) return;
    current.startedAt = performance.now();
    current.timer = window.setTimeout(() => end.current(), Math.max(0, current.leftMs));
  }, []);
  useEffect(() => {
    clock.current.leftMs = timeMs;
    // It may have been held before this effect ran.
    hold(clock.current.isHeld);
    return () => window.clearTimeout(clock.current.timer);
  }, [timeMs, hold]);
  return hold;
}
