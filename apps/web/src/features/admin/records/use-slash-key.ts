'use client';

import { type RefObject, useEffect } from 'react';

/** Lets «/» go to a list's own search instead of the site's, from anywhere but a field. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isElsewhere = target.closest(
        'input, textarea, select, dialog, [role="dialog"], [contenteditable]',
      );
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
      if (field.current === null) return;
      event.preventDefault();
      field.current.focus();
    };
    // Before the shortcuts of the whole site, which leave a key alone that was handled.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [field]);
}
