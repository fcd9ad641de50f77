import type { KeyboardEvent, RefObject } from 'react';

/**
 * Handles the keys of the menu: arrows wrap around, Home and End go to its ends, Escape closes and returns the focus, Tab continues after
 * the link.
 */
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
