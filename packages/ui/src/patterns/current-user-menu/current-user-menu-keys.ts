import type { KeyboardEvent, RefObject } from 'react';

/** The keys of a menu: arrows go round, Home and End to its ends, Escape closes and gives the focus back, Tab goes on from the link. */
export function onCurrentUserMenuKey(
  event: KeyboardEvent<HTMLElement>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  if (event.key === 'Escape' || event.key === 'Tab') {
    if (event.key === 'Escape') event.preventDefault();
    anchor.current?.focus();
    onClose();
    return;
  }
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const index = items.indexOf(document.activeElement as HTMLElement);
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: -1,
  };
  const next = moves[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
