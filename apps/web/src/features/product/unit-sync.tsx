'use client';

import { useEffect } from 'react';
import { deviceStorage } from '@/lib/storage/browser-storage';

const STORED = 'bazaar-unit-system';
const RADIOS = 'input[data-unit-system]';

/**
 * Keeps the unit switches of a page in one state and stores it. Without it each switch still works for its own part, because CSS applies
 * the choice.
 */
export function UnitSync() {
  useEffect(() => {
    const stored = deviceStorage.read(STORED);
    if (stored === 'imperial') choose(stored);
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(RADIOS)) return;
      choose(target.value);
      deviceStorage.write(STORED, target.value);
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
