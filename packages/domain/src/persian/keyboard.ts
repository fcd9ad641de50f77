const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,";
const PERSIAN_KEYS = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو';

const toPersian = new Map([...LATIN_KEYS].map((key, index) => [key, PERSIAN_KEYS[index] ?? key]));
// «ژ» and «آ» need Shift on every layout. The older Windows layout has «پ» on the backslash key, which the standard layout leaves free.
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
 * What the same keys give in the other layout, for a term typed with the wrong keyboard: «ldg'vn» ⇄ «میلگرد». Every reading, the likeliest
 * first: the standard layout (ISIRI 9147), the same with caps lock on, and the older Windows layout, where «m» is «ئ». Empty when the text
 * mixes both scripts or has no letter, because then there is nothing to guess.
 */
export function otherKeyboardForms(text: string): readonly string[] {
  const hasLatin = /[a-z]/i.test(text);
  const hasPersian = /[\u0620-\u064a\u066e-\u06d3]/.test(text);
  if (hasLatin === hasPersian) return [];
  if (hasPersian) {
    return [[...text.replace(/[ي]/g, 'ی').replace(/ك/g, 'ک')].map((key) => toLatin.get(key) ?? key).join('')];
  }
  return [...new Set([inPersian(text), inPersian(text.toLowerCase()), inPersian(text, { m: 'ئ' })])];
}

function inPersian(text: string, older: Readonly<Record<string, string>> = {}): string {
  const letterOf = (key: string) => older[key] ?? toPersian.get(key) ?? toPersian.get(key.toLowerCase());
  return [...text].map((key) => letterOf(key) ?? key).join('');
}
