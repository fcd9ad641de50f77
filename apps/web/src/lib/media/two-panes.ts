/** From this width on a list stands beside what is opened from it. The stylesheets of the memory and of the messages have the same width. */
export const TWO_PANES = '(min-width: 720px)';

/** Returns whether they stand in each other's place, and the page scrolls with them. */
export function isOnePane(): boolean {
  return !(window.matchMedia?.(TWO_PANES).matches ?? false);
}
