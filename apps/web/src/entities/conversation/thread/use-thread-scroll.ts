'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end in pixels within which a new message scrolls into view. */
const NEAR_END_PX = 240;
/** Distance in pixels from which older messages are read ahead. */
const AHEAD_PX = 300;
/** Of the screen, where the first unread message comes to stand. */
const NEWS_AT = 0.2;

interface ShownThread {
  readonly firstId: string | undefined;
  readonly count: number;
  readonly outgoing: number;
}

/**
 * Scrolls a thread: to its first unread message or its end when it opens, to the end after an own message and for those who are there,
 * and nowhere when older messages come in above.
 *
 * @param isPart the thread is a part of another page: its own frame scrolls, the page stays
 */
export function useThreadScroll({ firstId, count, outgoing }: ShownThread, isPart: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const shown = useRef<ShownThread>({ firstId: undefined, count: 0, outgoing: 0 });
  const [isBehind, setBehind] = useState(false);
  const before = useRef({ heightPx: 0, topPx: 0 });
  // Read before the new messages are in the page.
  if (firstId !== shown.current.firstId && frame.current) before.current = measure(frame.current);
  const toEnd = useCallback(() => {
    const [scroller, mark] = [frame.current, end.current];
    if (!scroller || !mark) return;
    setBehind(false);
    if (isPart || isScrolling(scroller)) scroller.scrollTop = scroller.scrollHeight;
    else mark.scrollIntoView({ block: 'nearest' });
  }, [isPart]);
  useLayoutEffect(() => {
    const known = shown.current;
    shown.current = { firstId, count, outgoing };
    if (known.count === count && known.outgoing === outgoing) return;
    const { current } = frame;
    if (!current) return;
    if (known.count === 0) {
      if (!toNews(current, end.current)) toEnd();
      return;
    }
    const isAbove = known.firstId !== firstId && known.firstId !== undefined;
    if (isAbove) {
      const scroller = scrollerOf(current);
      scroller.scrollTop = before.current.topPx + scroller.scrollHeight - before.current.heightPx;
    }
    if (outgoing > known.outgoing || (!isAbove && isNearEnd(current, end.current))) return toEnd();
    if (!isAbove && outgoing === known.outgoing) setBehind(true);
  }, [firstId, count, outgoing, toEnd]);
  const onScroll = useCallback(() => {
    if (frame.current && isNearEnd(frame.current, end.current)) setBehind(false);
  }, []);
  useEffect(() => {
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [onScroll]);
  return { frame, end, isBehind, toEnd, onScroll };
}

/** Calls `onReached` when the mark comes near the screen: what is above it is read before the reader is there. */
export function useReached(onReached: () => void) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(onReached);
  latest.current = onReached;
  useEffect(() => {
    const { current } = mark;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const frame = current.closest<HTMLElement>('[role="log"]');
    const root = frame && isScrolling(frame) ? frame : null;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { root, rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return mark;
}

/** Shows the line of news where the thread has one and what follows is longer than the screen; returns whether it does. */
function toNews(frame: HTMLElement, end: HTMLElement | null): boolean {
  const line = frame.querySelector<HTMLElement>('[data-news]');
  if (!line) return false;
  const scroller = scrollerOf(frame);
  const topPx = scroller === frame ? frame.getBoundingClientRect().top : 0;
  const heightPx = scroller === frame ? frame.clientHeight : innerHeight;
  const linePx = line.getBoundingClientRect().top;
  const lengthPx = (end?.getBoundingClientRect().top ?? linePx) - linePx;
  if (lengthPx < heightPx * (1 - 2 * NEWS_AT)) return false;
  scroller.scrollTop += linePx - topPx - heightPx * NEWS_AT;
  return true;
}

function measure(frame: HTMLElement) {
  const scroller = scrollerOf(frame);
  return { heightPx: scroller.scrollHeight, topPx: scroller.scrollTop };
}

/** In two panes the thread scrolls in its frame, on phones with the page. */
function scrollerOf(frame: HTMLElement): Element {
  return isScrolling(frame) ? frame : (document.scrollingElement ?? document.documentElement);
}

function isScrolling(frame: HTMLElement): boolean {
  return getComputedStyle(frame).overflowY !== 'visible';
}

function isNearEnd(frame: HTMLElement, mark: HTMLElement | null): boolean {
  if (!mark) return false;
  const bottom = Math.min(frame.getBoundingClientRect().bottom, innerHeight);
  return mark.getBoundingClientRect().top - bottom < NEAR_END_PX;
}
