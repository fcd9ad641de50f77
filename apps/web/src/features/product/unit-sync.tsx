'use client';

import { useEffect } from 'react';

const STORED = 'bazaar-unit-system';
const RADIOS = 'input[data-unit-system]';

/**
 * Keeps the unit switches of a page at one choice and remembers it. Without it each switch still works for its own
 * part, because the choice itself is made by the style sheet.
 */
export function UnitSync() {
  useEffect(() => {
    const stored = read();
    if (stored === 'imperial') choose(stored);
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(RADIOS)) return;
      choose(target.value);
      remember(target.value);
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  return null;
}

function choose(system: string) {
  for (const radio of document.querySelectorAll<HTMLInputElement>(RADIOS)) {
    if (radio.value === system) radio.checked = true;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function remember(system: string) {
  try {
    localStorage.setItem(STORED, system);
  } catch {
    // Blocked or full: the choice holds for this page only.
  }
}
