'use client';

import type { KeyboardEvent } from 'react';

/** Returns the index of the tab a key moves to, or `undefined`. Arrows are visual: on a right-to-left page the next tab is on the left. */
export function tabOfKey(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (step !== undefined) return (index + step + count) % count;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
}

/** Moves the focus along the tabs; calls `choose` with each when selection follows the focus. */
export function moveAlongTabs(
  event: KeyboardEvent<HTMLElement>,
  choose: ((index: number) => void) | undefined,
) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const target = tabOfKey(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length, isRtl);
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
  tabs[target]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  choose?.(target);
}
