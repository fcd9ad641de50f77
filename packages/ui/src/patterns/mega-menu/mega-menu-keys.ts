import type { KeyboardEvent } from 'react';

/**
 * Handles the keys of the row of areas: left and right visually, Home and End along it, down enters the panel.
 *
 * @param onEnter opens the area at the index and moves the focus into its panel
 */
export function onMegaMenuKey(event: KeyboardEvent<HTMLElement>, onEnter: (index: number) => void): void {
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-controls]')];
  const target = event.target as HTMLElement;
  const index = toggles.findIndex((toggle) => toggle.parentElement?.contains(target));
  if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    onEnter(index);
    return;
  }
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const onwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const moves: Readonly<Record<string, number>> = {
    [onwards]: Math.min(toggles.length - 1, index + 1),
    [backwards]: Math.max(0, index - 1),
    Home: 0,
    End: toggles.length - 1,
  };
  const next = moves[event.key];
  if (next === undefined) return;
  event.preventDefault();
  toggles[next]?.focus();
}
