'use client';

import { useEffect } from 'react';
import { performAction } from '@/lib/actions/early-presses';
import { areShortcutsOn, shortcutOf } from './keyboard-shortcuts-key';

/** Listens for single keys. Their handlers load with the first that is pressed. */
export function KeyboardShortcuts() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      if (name === undefined || !areShortcutsOn()) return;
      // The «/» that starts a search must not be typed into its field.
      if (name === 'search' || name === 'help' || event.key.startsWith('Arrow')) event.preventDefault();
      if (name === 'help') performAction({ name: 'shortcuts' });
      else void import('./keyboard-shortcuts-run').then(({ runShortcut }) => runShortcut(name));
    };
    // Written out: every page loads this file, but only some the module of selectors.
    for (const button of document.querySelectorAll('[data-action="shortcuts"]'))
      button.removeAttribute('hidden');
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
