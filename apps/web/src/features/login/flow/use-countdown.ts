'use client';

import { secondsLeft } from '@bazaar/domain/login/countdown';
import { useEffect, useState } from 'react';

/** Returns the whole seconds until an instant, counted down once a second; 0 when it has passed or there is none. */
export function useCountdown(untilMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setNowMs(Date.now());
    if (untilMs === undefined || untilMs <= Date.now()) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [untilMs]);
  return untilMs === undefined ? 0 : secondsLeft(untilMs, nowMs);
}
