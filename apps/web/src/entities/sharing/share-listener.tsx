'use client';

import { useEffect } from 'react';

/** What hands the address of the page on, and what copies the words it names. */
const MARKS = '[data-share], [data-copy]';

/** Hears the buttons that share and copy; what they do comes with the first press. Without it sharing writes a letter. */
export function ShareListener() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const mark = (event.target as Element).closest<HTMLElement>(MARKS);
      if (!mark) return;
      event.preventDefault();
      void import('./share').then(({ share }) => share(mark.dataset));
    };
    // Ahead of what follows links.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
  return null;
}
