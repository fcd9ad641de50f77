'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { renderInTurns } from '@/lib/framework/render-at-once';

/**
 * Moves the focus to the page's heading after a client navigation, so that a screen reader starts where it would on a new document. The
 * framework announces the title, but leaves the focus on a link that is gone.
 */
export function useFocusAfterNavigation(path: string): void {
  const lastPath = useRef(path);
  useLayoutEffect(() => {
    // The page is shown with the next frame: the focus, and what else begins with a page, can wait for it.
    if (lastPath.current !== path) renderInTurns();
  }, [path]);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}
