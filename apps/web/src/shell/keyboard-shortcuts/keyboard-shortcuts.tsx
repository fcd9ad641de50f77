'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { isActionPending } from '@/lib/session/pending-action-key';
import { areShortcutsOn, shortcutOf } from './keyboard-shortcuts-key';

const Help = lazy(() =>
  import('./keyboard-shortcuts-help').then((module) => ({ default: module.KeyboardShortcutsHelp })),
);

/** Hears single keys. What they do, and the list of them, comes with the first that is pressed. */
export function KeyboardShortcuts() {
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      if (name === undefined || !areShortcutsOn()) return;
      // A search begun with «/» must not find the sign in its field.
      if (name === 'search' || name === 'help' || event.key.startsWith('Arrow')) event.preventDefault();
      if (name === 'help') setOpen(true);
      else void import('./keyboard-shortcuts-run').then(({ runShortcut }) => runShortcut(name));
    };
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('[data-shortcuts]')) setOpen(true);
    };
    if (isActionPending()) void import('./keyboard-shortcuts-run').then(({ replayOnRows }) => replayOnRows());
    for (const button of document.querySelectorAll('[data-shortcuts]')) button.removeAttribute('hidden');
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <Help isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
