'use client';

import { type RefObject, useCallback, useEffect } from 'react';

/**
 * Shrinks a bar with the remaining time. It uses the Web Animations API, because the policy of static pages blocks style attributes; with
 * reduced motion the bar steps once a second.
 */
export function useTimeBar(bar: RefObject<HTMLElement | null>, timeMs: number, isShown: boolean) {
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !Number.isFinite(timeMs)) return;
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const running = element?.animate?.([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: timeMs,
      fill: 'forwards',
      easing: isCalm ? `steps(${Math.max(1, Math.round(timeMs / 1000))})` : 'linear',
    });
    return () => running?.cancel();
  }, [bar, timeMs, isShown]);
  return useCallback(
    (isHeld: boolean) => {
      for (const running of bar.current?.getAnimations?.() ?? []) {
        if (isHeld) running.pause();
        else if (running.playState === 'paused') running.play();
      }
    },
    [bar],
  );
}
