import { LONGEST_SENTENCE } from '../words/split-words';

/** Returns the sentence a dialogue goes on with: later lines win over earlier ones. The oldest lines go when it becomes too long. */
export function continueSentence(former: string, next: string): string {
  const line = next.replace(/\s+/g, ' ').trim();
  const lines = [...former.split('\n').filter((one) => one.trim() !== ''), line];
  while (lines.length > 1 && lines.join('\n').length > LONGEST_SENTENCE) lines.shift();
  return lines.join('\n').slice(0, LONGEST_SENTENCE);
}
