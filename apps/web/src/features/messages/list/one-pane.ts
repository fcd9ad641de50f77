/** Returns whether list and thread stand in each other's place, and the page scrolls with them. */
export function isOnePane(): boolean {
  return window.matchMedia?.('(max-width: 767px)').matches ?? true;
}
