import { transliterations } from '@bazaar/domain/persian/finglish';
import { otherKeyboardForms } from '@bazaar/domain/persian/keyboard';
import { repairCandidates } from '@bazaar/domain/persian/query-repair';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '../catalogue/catalogue-sql';
import { resolveWord } from '../catalogue/resolve-words';
import { searchWords } from '../catalogue/search-words';
import { type Queryable, selectRows } from '../db/database-handle';

/** From this similarity on another word is a misspelling; below it, Finglish is likelier. */
const MUCH_ALIKE = 0.5;

/**
 * Returns another form of a term that finds nothing as typed: the same keys on the other keyboard when the catalogue has those words, else
 * each unknown word repaired separately. `undefined` when there is none.
 */
export async function repairTerm(queryable: Queryable, term: string): Promise<string[] | undefined> {
  for (const { kind, text } of repairCandidates(term)) {
    const words = searchWords(text);
    if (kind === 'keyboard' && words.length > 0 && (await areKnown(queryable, words))) return words;
  }
  const words = term.split(/\s+/).filter((word) => word !== '');
  const repaired = await Promise.all(words.map((word) => repairWord(queryable, word)));
  if (repaired.includes(undefined)) return undefined;
  const found = searchWords(repaired.join(' '));
  return found.join(' ') === searchWords(term).join(' ') ? undefined : found;
}

/** Returns whether the catalogue has the words: from three letters on as part of a word, shorter ones as a prefix. */
async function areKnown(queryable: Queryable, words: readonly string[]): Promise<boolean> {
  const known = await Promise.all(words.map((word) => resolveWord(queryable, word)));
  return known.every(({ tokens }) => tokens.length > 0);
}

/**
 * Returns the word when it is known, else the other keyboard's, a very similar one, its Persian spelling, or finally a somewhat similar
 * one.
 */
async function repairWord(queryable: Queryable, word: string): Promise<string | undefined> {
  const typed = searchWords(word);
  if (await areKnown(queryable, typed)) return typed.join(' ');
  for (const form of otherKeyboardForms(word)) {
    const words = searchWords(form);
    if (words.length > 0 && (await areKnown(queryable, words))) return words.join(' ');
  }
  const [nearest] = await nearestWords(queryable, typed.join(' '));
  if (nearest && nearest.likeness >= MUCH_ALIKE) return nearest.word;
  return (await transliteratedWord(queryable, word)) ?? nearest?.word;
}

/** Returns the likeliest Persian spelling of a Latin word that is in the catalogue's vocabulary. */
async function transliteratedWord(queryable: Queryable, word: string): Promise<string | undefined> {
  const spellings = transliterations(word).flatMap((spelling) => searchWords(spelling));
  if (spellings.length === 0) return undefined;
  const found = await selectRows<{ word: string }>(
    queryable,
    sql`select word from search_words where word = any(${textArray(spellings)})`,
  );
  const known = new Set(found.map((row) => row.word));
  return spellings.find((spelling) => known.has(spelling));
}

interface AlikeWord {
  word: string;
  likeness: number;
}

/** Needs pg_trgm; without it nothing is similar. */
async function nearestWords(queryable: Queryable, word: string): Promise<AlikeWord[]> {
  try {
    return await selectRows<AlikeWord>(queryable, nearestWord(word));
  } catch (error) {
    const isMissingFunction = (error as { cause?: { code?: string } }).cause?.code === '42883';
    if (isMissingFunction) return [];
    throw error;
  }
}

/** Selects words without digits only: a code is not repaired to another one. `%` uses the index, with a similarity of 0.3. */
function nearestWord(word: string): SQL {
  return sql`
    select word, similarity(word, ${word})::float8 as likeness from search_words
    where not has_digit and word % ${word}
    order by likeness desc, uses desc, word limit 1`;
}
