'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHoverDelay } from './use-hover-delay';

/**
 * Holds which area is open. A pointer opens after `hoverDelay`, a press at once. A new `place` closes, and so does Escape anywhere, because
 * a panel opened by a pointer does not have the focus.
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
  // During rendering and not in an effect: an effect of the first render may run after an early key press has opened an area.
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
