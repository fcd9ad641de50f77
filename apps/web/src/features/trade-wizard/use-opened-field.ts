import type { DraftLine } from '@bazaar/domain/trade-drafts';
import { useEffect } from 'react';
import { fieldId } from './wizard-texts';

/** Opens the line of a field that a link names, and focuses the field: closed lines have no fields to lead to. */
export function useOpenedField(lines: readonly DraftLine[], open: (key: string) => void): void {
  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      const line = lines.find(({ key }) => id.startsWith(`${fieldId(`lines.${key}`)}-`));
      if (line === undefined) return;
      open(line.key);
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [lines, open]);
}
