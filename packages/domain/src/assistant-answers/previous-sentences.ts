/** Sentences this device remembers. */
export const MOST_SENTENCES = 6;
const LONGEST = 2000;

/** Parses what storage holds; empty for anything else. */
export function readSentences(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(
      (text): text is string => typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST,
    )
    .slice(0, MOST_SENTENCES);
}

/** Returns the list with the sentence first, each once, the oldest forgotten. */
export function withSentence(known: readonly string[], sentence: string): readonly string[] {
  const text = sentence.trim();
  if (text === '' || text.length > LONGEST) return known;
  return [text, ...known.filter((other) => other !== text)].slice(0, MOST_SENTENCES);
}
