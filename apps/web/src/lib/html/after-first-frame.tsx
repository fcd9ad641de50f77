'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRenderedAtOnce } from '@/lib/framework/render-at-once';

/**
 * Renders what the first frame of a long page does not need. Where a press opens the page it comes one frame later: the first does not wait
 * for its layout. Everywhere else, in the document too, it is there from the start.
 */
export function AfterFirstFrame({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(() => !isRenderedAtOnce());
  const place = useRef<HTMLDivElement>(null);
  // The footer stays below the window meanwhile. Set through the object model: the policy blocks style attributes.
  useLayoutEffect(() => {
    if (place.current) place.current.style.minBlockSize = '100vh';
  }, []);
  useEffect(() => {
    if (isShown) return;
    // Timers are held back until the frame of the press; effects are not where rendering was quick.
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, [isShown]);
  return isShown ? children : <div ref={place} />;
}
