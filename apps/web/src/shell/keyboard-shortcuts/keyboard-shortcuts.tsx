'use client';

import { useEffect } from 'react';
import { performAction } from '@/lib/actions/early-presses';
import { areShortcutsOn, shortcutOf } from './keyboard-shortcuts-key';

/** Time between the two keys of a pair, in ms. */
const PAIR_MS = 1_000;

/** Listens for single keys, and for pairs of them. Their handlers load with the first that is pressed. */
export function KeyboardShortcuts() {
  useEffect(() => {
    let goAt = -PAIR_MS;
    const onKey = (event: KeyboardEvent) => {
      const name = shortcutOf(event, event.timeStamp - goAt < PAIR_MS);
      goAt = name === 'go' ? event.timeStamp : -PAIR_MS;
      if (name === undefined || name === 'go' || !areShortcutsOn()) return;
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
