/** Letters typed within this time belong to one word, in ms. */
const WORD_MS = 700;

/** Folds what people type differently: variants of a letter, half-spaces or none. */
const fold = (text: string) =>
  text
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[\u200c\s]/g, '')
    .toLowerCase();

/** Collects typed letters and finds the next name that begins with them; repeating one letter moves to the next such name. */
export function createTypeAhead() {
  let typed = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  return (key: string, nowMs: number, names: readonly string[], current: number): number | undefined => {
    if ([...key].length !== 1 || fold(key) === '') return undefined;
    typed = nowMs - lastAt > WORD_MS ? fold(key) : typed + fold(key);
    lastAt = nowMs;
    const isRepeated = typed.length > 1 && [...typed].every((letter) => letter === typed[0]);
    const start = isRepeated || typed.length === 1 ? current + 1 : current;
    const wanted = isRepeated ? typed.slice(0, 1) : typed;
    for (let step = 0; step < names.length; step += 1) {
      const index = (start + step) % names.length;
      if (fold(names[index] ?? '').startsWith(wanted)) return index;
    }
    return undefined;
  };
}
