/**
 * Has a text read out that stands on the page already, where it came with its element: a screen reader reads only changes of a region it
 * knows, and the shell has one on every page.
 */
export function announce(text: string | null | undefined): void {
  const region = document.querySelector('[data-announcer]');
  if (region && text) region.textContent = text;
}
