const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,";
const PERSIAN_KEYS = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو';

const toPersian = new Map([...LATIN_KEYS].map((key, index) => [key, PERSIAN_KEYS[index] ?? key]));
// On the older Windows layout «پ» sits on the backslash; «ژ» and «آ» need shift on every layout.
for (const [key, letter] of [
  ['\\', 'پ'],
  ['C', 'ژ'],
  ['H', 'آ'],
] as const) {
  toPersian.set(key, letter);
}
const toLatin = new Map([...PERSIAN_KEYS].map((letter, index) => [letter, LATIN_KEYS[index] ?? letter]));
toLatin.set('ئ', 'm').set('ژ', 'c').set('آ', 'h');

/**
 * What the same keys give in the other layout: «hgkcg» ⇄ «الکتر…», for a term typed with the wrong keyboard. Undefined when the text
 * mixes both scripts or has no letter, because then there is nothing to guess.
 */
export function guessOtherKeyboard(text: string): string | undefined {
  const hasLatin = /[a-z]/i.test(text);
  const hasPersian = /[\u0620-\u064a\u066e-\u06d3]/.test(text);
  if (hasLatin === hasPersian) return undefined;
  return hasLatin
    ? [...text].map((key) => toPersian.get(key) ?? toPersian.get(key.toLowerCase()) ?? key).join('')
    : [...text.replace(/[ي]/g, 'ی').replace(/ك/g, 'ک')].map((key) => toLatin.get(key) ?? key).join('');
}
