import { guessOtherKeyboard } from '@bazaar/domain/persian/keyboard';
import { type SQL, sql } from 'drizzle-orm';
import { resolveWord } from '../catalogue/resolve-words';
import { searchWords } from '../catalogue/search-words';
import { type Queryable, selectRows } from '../db/database-handle';

/**
 * Another form of a term that finds nothing as typed: the same keys on the other keyboard when the catalogue knows those words, else
 * each unknown word repaired. Undefined when there is none.
 */
export async function repairTerm(queryable: Queryable, term: string): Promise<string[] | undefined> {
  const otherKeyboard = searchWords(guessOtherKeyboard(term));
  if (otherKeyboard.length > 0 && (await areKnown(queryable, otherKeyboard))) return otherKeyboard;
  return repairWords(queryable, searchWords(term));
}

/** From three letters on a word is known when it occurs in one of the vocabulary's; shorter ones when one begins with it. */
async function areKnown(queryable: Queryable, words: readonly string[]): Promise<boolean> {
  const known = await Promise.all(words.map((word) => resolveWord(queryable, word)));
  return known.every(({ tokens }) => tokens.length > 0);
}

/**
 * The words with each unknown one replaced by the most alike word of the catalogue, or undefined when nothing changes or nothing is
 * alike enough. Needs pg_trgm; where the server has none, nothing is repaired.
 */
async function repairWords(queryable: Queryable, words: readonly string[]): Promise<string[] | undefined> {
  const repaired = await Promise.all(words.map((word) => repairWord(queryable, word)));
  const isSame = repaired.every((word, index) => word === words[index]);
  return isSame || repaired.includes(undefined) ? undefined : (repaired as string[]);
}

async function repairWord(queryable: Queryable, word: string): Promise<string | undefined> {
  if ((await resolveWord(queryable, word)).tokens.length > 0) return word;
  try {
    const [nearest] = await selectRows<{ word: string }>(queryable, nearestWord(word));
    return nearest?.word;
  } catch (error) {
    const isMissingFunction = (error as { cause?: { code?: string } }).cause?.code === '42883';
    if (isMissingFunction) return undefined;
    throw error;
  }
}

/** Words without digits only: a code is not mistyped into another one. `%` is the index's own question, at a likeness of 0.3. */
function nearestWord(word: string): SQL {
  return sql`
    select word from search_words
    where not has_digit and word % ${word}
    order by similarity(word, ${word}) desc, uses desc, word limit 1`;
}
