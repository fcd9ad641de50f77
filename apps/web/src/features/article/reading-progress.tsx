'use client';

import { useEffect } from 'react';

/** Follows the reader through the contents from the first scroll on, with a script that loads then. The contents work without it. */
export function ReadingProgress({ minutes }: { readonly minutes: number }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = () => {
      import('./follow-reading')
        .then(({ followReading }) => {
          if (!isGone) stop = followReading(minutes);
        })
        // Nothing is lost: the contents only stay unmarked.
        .catch(() => undefined);
    };
    if (scrollY > 0) start();
    else addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      isGone = true;
      removeEventListener('scroll', start);
      stop?.();
    };
  }, [minutes]);
  return null;
}
