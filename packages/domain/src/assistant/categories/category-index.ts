import type { AssistantCategory } from '../vocabulary';
import { wordsOf } from '../words/repair-words';
import { splitWords } from '../words/split-words';

/** A name of a category as its compared words. */
export interface CategoryPhrase {
  readonly category: AssistantCategory;
  readonly stems: readonly string[];
  /** The whole name, joined. */
  readonly key: string;
  /** The whole name is a code: «6205», «UCP205». */
  readonly code: string | undefined;
}

export interface CategoryIndex {
  readonly phrases: readonly CategoryPhrase[];
  /** How much a word tells, by its stem: a word of few names tells more. */
  readonly weights: ReadonlyMap<string, number>;
  readonly known: ReadonlySet<string>;
}

const CONNECTIVES = new Set(['و', 'از', 'با', 'در']);
const indexes = new WeakMap<readonly AssistantCategory[], CategoryIndex>();

/** Returns the compared names of the categories; made once for a list. */
export function categoryIndex(categories: readonly AssistantCategory[]): CategoryIndex {
  const made = indexes.get(categories) ?? makeIndex(categories);
  indexes.set(categories, made);
  return made;
}

/** Returns the word without the endings that names and sentences differ in. */
export function stemOf(key: string): string {
  if (/^[a-z]{4,}$/.test(key)) return key.replace(/s$/, '');
  const stem = key.replace(/(?:هایی|های|ها|یی|ای|ی|ات)$/, '');
  return stem.length >= 3 ? stem : key;
}

function makeIndex(categories: readonly AssistantCategory[]): CategoryIndex {
  // The roots name everything and so nothing.
  const below = categories.filter(({ parentId }) => parentId !== undefined);
  const phrases = below.flatMap((category) =>
    [category.title, ...category.synonyms, category.englishTitle ?? ''].flatMap((name) => {
      // Half-spaces join: «میل‌پیچ» is one word, and «میل» alone is none of it.
      const words = splitWords(name.replaceAll('\u200c', '')).filter(
        ({ key }) => key !== '' && !CONNECTIVES.has(key),
      );
      const key = words.map((word) => word.key).join('');
      const code = /^[a-z]{0,4}\d{3,5}$/.test(key) ? key : undefined;
      return key === '' ? [] : [{ category, stems: words.map((word) => stemOf(word.key)), key, code }];
    }),
  );
  const counts = new Map<string, number>();
  for (const { stems } of phrases)
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weights = new Map([...counts].map(([stem, count]) => [stem, Math.log((phrases.length + 1) / count)]));
  const names = below.flatMap(({ title, synonyms, englishTitle = '' }) => [title, ...synonyms, englishTitle]);
  return { phrases, weights, known: wordsOf(names) };
}
