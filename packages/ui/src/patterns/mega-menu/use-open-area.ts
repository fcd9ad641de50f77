'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHoverDelay } from './use-hover-delay';

/**
 * Which area is open. A pointer opens with hoverDelay, a hand at once; a new `place` closes, and so does Escape from anywhere, for what opened
 * under a pointer has no focus in it.
 *
 * @param toggleOf the button that gets the focus back when Escape is pressed inside
 */
export function useOpenArea<Id>(
  menu: RefObject<HTMLElement | null>,
  place: string | undefined,
  toggleOf: (id: Id) => HTMLElement | undefined,
) {
  const [open, setOpen] = useState<Id>();
  const [shownAt, setShownAt] = useState(place);
  // While drawing, not in an effect: an effect of the first drawing may run after a first quick key has opened an area.
  if (shownAt !== place) {
    setShownAt(place);
    setOpen(undefined);
  }
  const hoverDelay = useHoverDelay(open, setOpen);
  const choose = (id: Id | undefined) => {
    hoverDelay.cancel();
    setOpen(id);
  };
  const onEscape = useRef<() => void>(undefined);
  useEffect(() => {
    onEscape.current = () => {
      if (open !== undefined && menu.current?.contains(document.activeElement)) toggleOf(open)?.focus();
      choose(undefined);
    };
  });
  const isOpen = open !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape.current?.();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  const hover = (id: Id) => (isOver: boolean) => (isOver ? hoverDelay.over(id) : hoverDelay.out());
  return { open, choose, hover };
}
