'use client';

import { useEffect } from 'react';
import { performAction } from '@/lib/actions/early-presses';
import { areShortcutsOn, shortcutOf } from './keyboard-shortcuts-key';

/** Hears single keys. What they do comes with the first that is pressed. */
export function KeyboardShortcuts() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      if (name === undefined || !areShortcutsOn()) return;
      // A search begun with «/» must not find the sign in its field.
      if (name === 'search' || name === 'help' || event.key.startsWith('Arrow')) event.preventDefault();
      if (name === 'help') performAction({ name: 'shortcuts' });
      else void import('./keyboard-shortcuts-run').then(({ runShortcut }) => runShortcut(name));
    };
    // Written out: every page carries this, and the module of selectors only some.
    for (const button of document.querySelectorAll('[data-action="shortcuts"]'))
      button.removeAttribute('hidden');
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
