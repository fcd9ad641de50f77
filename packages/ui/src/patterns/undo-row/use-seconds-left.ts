'use client';

import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Returns the whole seconds that are left, at least 1. */
export function useSecondsLeft(timeMs: number): number {
  const [seconds, setSeconds] = useState(Math.ceil(timeMs / SECOND_MS));
  useEffect(() => {
    const tick = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), SECOND_MS);
    return () => clearInterval(tick);
  }, []);
  return seconds;
}
