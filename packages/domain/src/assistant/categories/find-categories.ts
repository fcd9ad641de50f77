import { numberWord } from '../numbers/number-words';
import { range, spansOf } from '../reading/reading';
import type { CategoryCandidate } from '../understanding';
import type { AssistantCategory } from '../vocabulary';
import { repairWords } from '../words/repair-words';
import { splitWords, type Word } from '../words/split-words';
import { type CategoryIndex, type CategoryPhrase, categoryIndex, stemOf } from './category-index';
import { depth, isRelated } from './category-tree';

const MOST_CANDIDATES = 8;
/** What a name of which only a part was written must at least have of it. */
const LEAST_SHARE = 0.3;
/** The first word of a name says what it is: without it nearly all the others must be there. */
const LEAST_SHARE_WITHOUT_HEAD = 0.9;
/** What comes first is what is wanted: «جوشکاری ورق استیل». */
const LEADING = 2;
const PURPOSES = new Set(['برای', 'جهت', 'مخصوص', 'روی']);
const PURPOSE_WEIGHT = 0.35;

/** A candidate with the words it was found by. */
export interface FoundCategory extends CategoryCandidate {
  readonly indexes: readonly number[];
  /** Found by a code alone. */
  readonly isCode: boolean;
  /** Share of the name that was written, 0 to 1. */
  readonly share: number;
}

/** Returns the categories a sentence may mean, the likeliest first, at most 8; none when it names none. */
export function findCategories(
  sentence: string,
  categories: readonly AssistantCategory[],
): readonly CategoryCandidate[] {
  const index = categoryIndex(categories);
  const words = repairWords(splitWords(sentence), index.known);
  return rankCategories(words, categories).map(({ categoryId, title, score, spans }) => ({
    categoryId,
    title,
    score,
    spans,
  }));
}

/** As `findCategories`, of words that were split and repaired before. The last line of a dialogue that names a category decides. */
export function rankCategories(
  words: readonly Word[],
  categories: readonly AssistantCategory[],
): readonly FoundCategory[] {
  const index = categoryIndex(categories);
  const stems = new Map<string, Place[]>();
  for (const place of words.keys()) addStem(stems, words, place);
  const best = new Map<string, FoundCategory>();
  for (const phrase of index.phrases) {
    const found = scorePhrase(phrase, index, stems, words);
    const known = best.get(phrase.category.id);
    if (found && (known === undefined || found.score > known.score)) best.set(phrase.category.id, found);
  }
  const found = [...best.values()];
  const named = found.filter(({ isCode }) => !isCode).sort((left, right) => right.score - left.score);
  return found
    .flatMap((one) => (one.isCode ? strengthenCode(one, named[0], categories) : [one]))
    .sort(
      (left, right) =>
        right.score - left.score || depth(left.categoryId, categories) - depth(right.categoryId, categories),
    )
    .slice(0, MOST_CANDIDATES);
}

/** A code decides within what the words name («بلبرینگ 6205»), and never against them: «ورق ۱۲۵۰» is no bearing. */
function strengthenCode(
  code: FoundCategory,
  named: FoundCategory | undefined,
  categories: readonly AssistantCategory[],
): readonly FoundCategory[] {
  if (named === undefined) return [code];
  return isRelated(code.categoryId, named.categoryId, categories)
    ? [
        {
          ...code,
          score: code.score + named.score,
          spans: [...named.spans, ...code.spans],
          indexes: named.indexes,
        },
      ]
    : [];
}

/** Adds a word, and joined with the one or two after it: «تیر آهن» is «تیرآهن». */
function addStem(stems: Map<string, Place[]>, words: readonly Word[], at: number): void {
  // «۱۰ دستگاه الکتروموتور» are ten motors.
  const before = words[at - 1];
  const isCounted = before && (before.kind === 'number' || numberWord(before.key) !== undefined);
  if (isCounted && words[at]?.key === 'دستگاه') return;
  let joined = '';
  for (const [length, word] of words.slice(at, at + 3).entries()) {
    if (word.key === '') return;
    joined += word.key;
    const stem = stemOf(joined);
    stems.set(stem, [...(stems.get(stem) ?? []), { at, length: length + 1 }]);
  }
}

/** Where a stem stands, and of how many words it is joined. */
interface Place {
  readonly at: number;
  readonly length: number;
}

function scorePhrase(
  phrase: CategoryPhrase,
  index: CategoryIndex,
  stems: ReadonlyMap<string, readonly Place[]>,
  words: readonly Word[],
): FoundCategory | undefined {
  const code = phrase.code === undefined ? undefined : scoreCode(phrase.code, words);
  const whole = stems.get(stemOf(phrase.key));
  let [matched, total] = [0, 0];
  const indexes: number[] = [];
  for (const stem of phrase.stems) {
    const weight = index.weights.get(stem) ?? 0;
    total += weight;
    const place = stems.get(stem)?.[0];
    if (place === undefined) continue;
    matched += weight * (isPurpose(words, place.at) ? PURPOSE_WEIGHT : 1);
    indexes.push(...range(place.at, place.at + place.length));
  }
  if (whole?.[0] !== undefined && phrase.stems.length > 1 && matched < total) {
    matched = total;
    indexes.push(...range(whole[0].at, whole[0].at + whole[0].length));
  }
  const share = total === 0 ? 0 : matched / total;
  // The noun comes first in Persian and last in English.
  const isLatin = /^[a-z]/.test(phrase.key);
  const hasHead = stems.has((isLatin ? phrase.stems.at(-1) : phrase.stems[0]) ?? '');
  const hasLetters = phrase.stems.some((stem) => /\D/.test(stem) && stems.has(stem));
  const isEnough = !hasLetters ? false : hasHead ? share >= LEAST_SHARE : share >= LEAST_SHARE_WITHOUT_HEAD;
  const first = Math.min(...indexes);
  const isLeading = words.slice(0, first).every(({ key, kind }) => kind !== 'word' || !index.known.has(key));
  const order = Number.isFinite(first) ? (isLeading ? LEADING : 1) + 0.25 * (1 - first / words.length) : 1;
  const score = isEnough ? matched * share * order : 0;
  if (score <= 0 && code === undefined) return undefined;
  const isCode = (code?.score ?? 0) > score;
  const own = isCode && code ? code.indexes : [...new Set(indexes)].sort((left, right) => left - right);
  return {
    categoryId: phrase.category.id,
    title: phrase.category.title,
    score: isCode && code ? code.score : score,
    share: isCode ? 1 : share,
    isCode,
    spans: spansOf(words, own),
    indexes: isCode ? [] : own,
  };
}

const COUNTS =
  /^(عدد|تا|دونه|دانه|متر|میلی|میل|میلیمتر|کیلو|کیلوگرم|تن|تومان|تومن|ریال|هزار|میلیون|دور|rpm|درجه|بار|ولت|آمپر|امپر|وات|شاخه|جفت|دستگاه|بسته|نفر|mm|لیتر|برگ|حلقه|ساعت)/;

/** A code of the same family names the category too: «6210» is written as «6205». */
function scoreCode(code: string, words: readonly Word[]): { score: number; indexes: number[] } | undefined {
  const [, letters = '', digits = ''] = /^([a-z]*)(\d+)$/.exec(code) ?? [];
  for (const [place, word] of words.entries()) {
    // «UCP» without its number names the family as well.
    const isFamily = letters.length >= 2 && word.key === letters && words[place + 1]?.kind !== 'number';
    if (isFamily) return { score: 3, indexes: [place] };
    if (word.kind !== 'number' || word.key.length !== digits.length) continue;
    const before = words[place - 1];
    if (letters !== '' && before?.key !== letters) continue;
    if (letters === '' && word.isGlued && before?.kind === 'word') continue;
    if (COUNTS.test(words[place + 1]?.key ?? '')) continue;
    const shared = digits.length - 2;
    if (word.key.slice(0, shared) !== digits.slice(0, shared)) continue;
    const isSame = word.key === digits;
    return { score: isSame ? 4 : 3, indexes: letters === '' ? [place] : [place - 1, place] };
  }
  return undefined;
}

/** «شیلنگ برای کمپرسور» is a hose. */
function isPurpose(words: readonly Word[], place: number): boolean {
  for (let at = place - 1; at >= Math.max(0, place - 3) && words[at]?.kind !== 'stop'; at -= 1) {
    if (PURPOSES.has(words[at]?.key ?? '') && at > 0) return true;
  }
  return false;
}
