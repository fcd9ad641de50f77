import { canonicalLetters } from './canonical-text';
import { searchKey } from './search-key';

/** What many names begin with, and the «و» between two trades: it tells no two of them apart. */
const FORMS = new Set(
  'و شرکت گروه بازرگانی صنایع صنعتی تولیدی کارخانه فروشگاه تامین واردات کارگاه خدمات مجتمع مهندسین مشاور دفتر مرکز پایگاه موسسه'
    .split(' ')
    .map((word) => searchKey(word)),
);
/** Pairs of letters that read as a word even apart: first those that offend or sound as one that does, then plain ones («bad», «water»). */
const WORDS = new Set(
  (
    'کس کص کث کن کر کی چس چک گه گو گا ان اه عن جق جن تف خر خل خس خن سگ سک لش لز لخ زن مح WC BS FU ' +
    'بد آب از آن پر هم پس بس لک کد کت کج کم مز مس سن سم سر تب تر رد ضد غم گم دم دو نه من ما مو می در دل لب تو او به تا با بی شک شب شن کف کش نم چت لپ شو پف ' +
    'یا که چه چو بر ای پی نی جا پا را ره سه ده نو رو'
  ).split(' '),
);
/** Keeps the two letters apart, because joined they may read as a word. */
const APART = '\u200c';

/**
 * Returns two letters that differ: the first of the name and that of its last word, which is the company's own, else of one before it,
 * else a later letter of the same word. What many names begin with is left out, and so is a pair that reads as a word. One letter where
 * the name has no other that fits.
 */
export function monogramOf(name: string): string {
  const words = canonicalLetters(name).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c]*/gu) ?? [];
  const telling = words.filter((word) => !FORMS.has(searchKey(word)));
  const [first = '', ...later] = telling.length > 0 ? telling : words;
  const [letter, ...rest] = first.replace(/[\p{M}\u200c]/gu, '');
  if (letter === undefined) return '';
  const candidates = [...later.reverse().map((word) => [...word][0] ?? ''), ...rest];
  const other = candidates.find(
    (next) => searchKey(next) !== searchKey(letter) && !WORDS.has(`${letter}${next}`),
  );
  return other === undefined ? letter : `${letter}${APART}${other}`;
}
