import { useState } from 'react';
import type { FileDropItem } from './file-drop-types';

/** What to speak: of the files that came to another state since the last drawing. Percentages are not spoken, they would never end. */
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
