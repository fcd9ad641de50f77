/**
 * Whether a press asks for what the page does with it. The middle button and a press with Alt, Ctrl, Meta or Shift are the browser's: they
 * open another tab or window, download or select.
 */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}
