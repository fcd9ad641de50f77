'use client';

import { useEffect, useRef, useState } from 'react';
import { keepBeside } from '../popover/place-beside';

/** A pointer that only passes over shows nothing; one moving towards the text keeps it. In ms. */
const SHOW_AFTER_MS = 300;
const HIDE_AFTER_MS = 200;

/** Shows a surface in the top layer while the pointer is on its anchor or on the surface itself, or the anchor has the focus. */
export function useTooltip() {
  const anchor = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [isOpen, setOpen] = useState(false);
  const later = (open: boolean, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(open), delayMs);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    const words = surface.current;
    if (!isOpen || !words || !anchor.current) return;
    words.showPopover?.();
    const stop = keepBeside(anchor.current, words, 'center');
    // Escape closes the tooltip only, not the dialog around it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    addEventListener('keydown', onKeyDown, true);
    return () => {
      stop();
      removeEventListener('keydown', onKeyDown, true);
      words.hidePopover?.();
    };
  }, [isOpen]);
  return { anchor, surface, ...eventsOf(later) };
}

function eventsOf(later: (open: boolean, delayMs: number) => void) {
  return {
    anchorEvents: {
      // Touch has no hover: touching shows the tooltip, and touching elsewhere moves the focus and hides it.
      onPointerEnter: ({ pointerType }: { pointerType: string }) =>
        later(true, pointerType === 'touch' ? 0 : SHOW_AFTER_MS),
      onPointerLeave: ({ pointerType }: { pointerType: string }) =>
        pointerType !== 'touch' && later(false, HIDE_AFTER_MS),
      onFocus: () => later(true, 0),
      onBlur: () => later(false, 0),
    },
    surfaceEvents: {
      onPointerEnter: () => later(true, 0),
      onPointerLeave: () => later(false, HIDE_AFTER_MS),
    },
  };
}
