'use client';

import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the time to the minute, in ms; 0 on the server and in the first render, which must equal the server's. */
export function useNow(): number {
  const [nowMs, setNow] = useState(0);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
