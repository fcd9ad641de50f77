import { type Spelling, sounds, vowels } from './finglish-sounds';

interface Draft {
  readonly text: string;
  readonly cost: number;
}

const MOST_DRAFTS = 96;
const MOST_FORMS = 48;
const LONGEST_WORD = 24;

/**
 * Returns Persian spellings of a word typed with Latin letters («pomp» → «پمپ», «bolbering» → «بلبرینگ»), the likeliest first, at most 48.
 * Empty unless the text is one word of Latin letters: codes, digits and Persian are not Finglish.
 */
export function transliterations(word: string): readonly string[] {
  const typed = word.toLowerCase();
  if (!/^[a-z]{2,}$/.test(typed) || typed.length > LONGEST_WORD) return [];
  const letters = typed.replace(/([b-df-hj-np-tv-z])\1/g, '$1');
  let drafts: readonly Draft[] = [{ text: '', cost: 0 }];
  for (let place = 0; place < letters.length; ) {
    const { length, spellings } = soundAt(letters, place);
    drafts = extend(drafts, spellings);
    place += length;
  }
  return [...new Set(drafts.map(({ text }) => text))].filter((text) => text !== '').slice(0, MOST_FORMS);
}

function soundAt(letters: string, place: number): { length: number; spellings: readonly Spelling[] } {
  const pair = letters.slice(place, place + 2);
  const [first = ''] = pair;
  const isLast = (length: number) => place + length === letters.length;
  // «loole» is as often written «looleh»: a final h after a vowel is the same letter.
  if (/^[ae]h$/.test(pair) && isLast(2)) return { length: 2, spellings: [['ه', 0]] };
  const double = sounds[pair];
  if (double && place > 0) return { length: 2, spellings: double };
  if (double && !/^[aeiou]/.test(pair)) return { length: 2, spellings: double };
  const where = place === 0 ? 'first' : isLast(1) ? 'last' : 'inner';
  return { length: 1, spellings: vowels[where][first] ?? sounds[first] ?? [] };
}

/** Appends each spelling to the cheapest drafts; a sound without a spelling appends nothing. */
function extend(drafts: readonly Draft[], spellings: readonly Spelling[]): readonly Draft[] {
  if (spellings.length === 0) return drafts;
  return drafts
    .flatMap((draft) =>
      spellings.map(([text, cost]) => ({ text: draft.text + text, cost: draft.cost + cost })),
    )
    .sort((left, right) => left.cost - right.cost)
    .slice(0, MOST_DRAFTS);
}
