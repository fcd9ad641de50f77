import { deviceStorage } from '@/lib/storage/browser-storage';

const STORED = 'bazaar-keyboard-shortcuts';

/** Returns whether shortcuts are on: single keys can get in the way of speech input and can be turned off permanently (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return deviceStorage.read(STORED) !== 'off';
}

export function turnShortcuts(isOn: boolean): void {
  if (isOn) deviceStorage.remove(STORED);
  else deviceStorage.write(STORED, 'off');
}

/** Returns whether a key press is a plain one that means a shortcut: outside of text fields and dialogs, without a modifier. */
export function isShortcutPress(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
  const target = event.target instanceof Element ? event.target : document.body;
  return !(
    event.defaultPrevented ||
    isModified ||
    isTyping(target) ||
    target.closest('dialog, [role="dialog"]') !== null
  );
}

const NOT_TYPED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset']);

function isTyping(target: Element): boolean {
  const field = target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])');
  return field !== null && !(field instanceof HTMLInputElement && NOT_TYPED.has(field.type));
}
