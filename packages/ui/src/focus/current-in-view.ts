'use client';

import { createElement, useEffect, useRef } from 'react';

/** Scrolls the strip of sections to centre the current one, whenever it changes. Without script the strip begins at its first section. */
export function CurrentInView({ currentId }: { readonly currentId: string | undefined }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const strip = mark.current?.parentElement;
    const current = strip?.querySelector('[aria-current="page"]');
    if (!strip || !current || typeof ResizeObserver === 'undefined') return;
    // Also when it becomes a strip, as when a phone is rotated, and when a count comes in.
    const observer = new ResizeObserver(() => centre(strip, current));
    observer.observe(strip);
    observer.observe(current);
    return () => observer.disconnect();
  }, [currentId]);
  return createElement('span', { ref: mark, hidden: true });
}

function centre(strip: Element, current: Element): void {
  const [whole, part] = [strip.getBoundingClientRect(), current.getBoundingClientRect()];
  strip.scrollLeft += part.left + part.width / 2 - whole.left - whole.width / 2;
}
