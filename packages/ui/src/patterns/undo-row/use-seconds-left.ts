'use client';

import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Returns the whole seconds that are left, at least 1. While the time is held they stay. */
export function useSecondsLeft(timeMs: number, isHeld: boolean): number {
  const [seconds, setSeconds] = useState(Math.ceil(timeMs / SECOND_MS));
  useEffect(() => {
    if (isHeld) return;
    const tick = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), SECOND_MS);
    return () => clearInterval(tick);
  }, [isHeld]);
  return seconds;
}
