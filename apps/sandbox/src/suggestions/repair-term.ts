import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/** How alike a catalogue word must be to stand in for a mistyped one: shared trigrams, 0 to 1. */
const leastLikeness = 0.34;

/**
 * The words with each unknown one replaced by the most alike word of the catalogue, or undefined when nothing changes or nothing is
 * alike enough. Needs pg_trgm; where the server has none, nothing is repaired.
 */
export async function repairWords(
  queryable: Queryable,
  words: readonly string[],
): Promise<string[] | undefined> {
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
        where word like ${`%${word}%`} or similarity(word, ${word}) >= ${leastLikeness}
        order by word like ${`%${word}%`} desc, similarity(word, ${word}) desc, uses desc, word limit 1`,
    );
    return nearest?.word.includes(word) ? word : nearest?.word;
  } catch (error) {
    const isMissingFunction = (error as { cause?: { code?: string } }).cause?.code === '42883';
    if (isMissingFunction) return undefined;
    throw error;
  }
}
