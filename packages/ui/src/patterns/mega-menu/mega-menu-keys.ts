import type { KeyboardEvent } from 'react';

export interface MegaMenuKeys<Id> {
  readonly open: Id | undefined;
  readonly areaIds: readonly Id[];
  setOpen(id: Id | undefined): void;
  /** Goes into the panel as soon as it stands. */
  enterPanel(): void;
}

/**
 * The keys of the row of areas: left and right as one sees them, Home and End along it, down opens and goes in, Escape closes from anywhere and
 * brings the focus back to the area's button.
 */
export function onMegaMenuKey<Id>(event: KeyboardEvent<HTMLElement>, menu: MegaMenuKeys<Id>): void {
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-controls]')];
  if (event.key === 'Escape' && menu.open !== undefined) {
    event.preventDefault();
    toggles[menu.areaIds.indexOf(menu.open)]?.focus();
    menu.setOpen(undefined);
    return;
  }
  const target = event.target as HTMLElement;
  const index = toggles.findIndex((toggle) => toggle === target || toggle.parentElement?.contains(target));
  if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    menu.setOpen(menu.areaIds[index]);
    menu.enterPanel();
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
