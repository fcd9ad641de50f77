/**
 * Marks the element with `data-first-focus` for the browser, which focuses it when its dialog opens. It is a ref, because React does not
 * write `autofocus` to the page.
 */
export function markFirstFocus(element: HTMLElement | null): void {
  element?.querySelector('[data-first-focus]')?.setAttribute('autofocus', '');
}
