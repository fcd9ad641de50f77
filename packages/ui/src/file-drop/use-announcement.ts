import { useState } from 'react';
import type { FileDropItem } from './file-drop-types';

/**
 * Returns the announcement of the files whose state changed since the last render. Percentages are not announced, because they change all
 * the time.
 */
export function useAnnouncement(
  files: readonly FileDropItem[],
  announce: (file: FileDropItem) => string,
): string {
  const states = files.map((file) => `${file.id} ${file.state}`);
  const [known, setKnown] = useState({ states, text: '' });
  const changed = files.filter((_, index) => !known.states.includes(states[index] ?? ''));
  if (changed.length === 0 && states.length === known.states.length) return known.text;
  const text = changed.map(announce).join(' ');
  setKnown({ states, text });
  return text;
}
