/**
 * Returns whether the page may handle a click itself. The middle button and a click with Alt, Ctrl, Meta or Shift belong to the browser:
 * they open another tab or window, download or select.
 */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}
