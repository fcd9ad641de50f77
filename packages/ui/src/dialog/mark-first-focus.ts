/**
 * Marks what carries `data-first-focus` for the browser, which gives it the focus when the dialog around it opens. As a ref, because React
 * keeps `autofocus` out of the page.
 */
export function markFirstFocus(element: HTMLElement | null): void {
  element?.querySelector('[data-first-focus]')?.setAttribute('autofocus', '');
}
