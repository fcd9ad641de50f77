import { guessOtherKeyboard } from '@bazaar/domain/persian/keyboard';
import { sql } from 'drizzle-orm';
import { textArray } from '../catalogue/catalogue-sql';
import { searchWords } from '../catalogue/search-words';
import { type Queryable, selectRows } from '../db/database-handle';

/** How alike a catalogue word must be to stand in for a mistyped one: shared trigrams, 0 to 1. */
const leastLikeness = 0.3;

/**
 * Another form of a term that finds nothing as typed: the same keys on the other keyboard when the catalogue knows those words, else
 * each unknown word repaired. Undefined when there is none.
 */
export async function repairTerm(queryable: Queryable, term: string): Promise<string[] | undefined> {
  const otherKeyboard = searchWords(guessOtherKeyboard(term));
  if (otherKeyboard.length > 0 && (await areKnown(queryable, otherKeyboard))) return otherKeyboard;
  return repairWords(queryable, searchWords(term));
}

async function areKnown(queryable: Queryable, words: readonly string[]): Promise<boolean> {
  const unknown = await selectRows(
    queryable,
    sql`
      select 1 from unnest(${textArray(words)}) as typed
      where not exists (select 1 from search_words where position(typed in word) > 0) limit 1`,
  );
  return unknown.length === 0;
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
  try {
    const [nearest] = await selectRows<{ word: string }>(
      queryable,
      sql`
        select word from search_words
        where position(${word} in word) > 0 or similarity(word, ${word}) >= ${leastLikeness}
        order by position(${word} in word) > 0 desc, similarity(word, ${word}) desc, uses desc, word limit 1`,
    );
    return nearest?.word.includes(word) ? word : nearest?.word;
  } catch (error) {
    const isMissingFunction = (error as { cause?: { code?: string } }).cause?.code === '42883';
    if (isMissingFunction) return undefined;
    throw error;
  }
}
