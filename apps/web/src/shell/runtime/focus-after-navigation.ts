'use client';

import { useEffect, useRef } from 'react';

/**
 * After a client navigation puts the focus on the page's heading, so that a screen reader starts where a fresh page
 * would. The framework announces the title; the focus it leaves on a link that is gone.
 */
export function useFocusAfterNavigation(path: string): void {
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}
