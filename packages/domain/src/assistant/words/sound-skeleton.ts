/** Consonants by the sound they share; vowels, and «و» and «ی» that may be vowels, have none. */
const PERSIAN: Readonly<Record<string, string>> = Object.fromEntries(
  'ب:b پ:p تط:t ثسص:s جژ:j چ:C حه:h خ:x د:d ذزضظ:z ر:r ش:S غق:q ف:f ک:k گ:g ل:l م:m ن:n'
    .split(' ')
    .flatMap((pair) => {
      const [letters = '', sound = ''] = pair.split(':');
      return [...letters].map((letter) => [letter, sound] as const);
    }),
);
const DIGRAPHS: readonly (readonly [string, string])[] = [
  ['sh', 'S'],
  ['ch', 'C'],
  ['kh', 'x'],
  ['gh', 'q'],
  ['zh', 'j'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['c', 'k'],
];

/** Returns the consonants of a Persian word, doubled ones once. */
export function persianSkeleton(word: string): string {
  return once([...word].map((letter) => PERSIAN[letter] ?? '').join(''));
}

/** Returns the consonants of a word typed with Latin letters: «kashoi» has those of «کشویی». */
export function latinSkeleton(word: string): string {
  const sounds = DIGRAPHS.reduce((text, [pair, sound]) => text.replaceAll(pair, sound), word);
  return once(sounds.replace(/[aeiouyvw]/g, ''));
}

function once(sounds: string): string {
  return sounds.replace(/(.)\1+/g, '$1');
}
