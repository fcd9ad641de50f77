/** Letters in the order of a Persian dictionary; the plain order of code points puts پ چ ژ گ after ی. */
const letters = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';

const ranks = new Map([...letters].map((letter, index) => [letter, String.fromCharCode(0x3000 + index)]));

/**
 * A key that sorts by plain byte order as a Persian reader expects, in every database (the embedded one has no Persian collation).
 * Signs and digits come first, then Latin, then Persian. `folded` is text folded by the domain's `searchKey`, with «آ» kept.
 */
export function persianOrderKey(folded: string): string {
  return [...folded.toLowerCase()].map((character) => ranks.get(character) ?? character).join('');
}
