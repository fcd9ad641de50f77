import { searchKey } from '@bazaar/domain/persian/search-key';
import { type SQL, sql } from 'drizzle-orm';

/** The lists of a person's working memory, as the triggers of migration 0011 name them. */
export type MemoryList = 'Note' | 'Favourite' | 'Visit';

/** After every word that begins with the same letters, in the order of bytes. */
const END = '\u{10FFFF}';

export function wordsOf(term: string | undefined): string[] {
  return searchKey(term ?? '')
    .split(' ')
    .filter((word) => word !== '');
}

/** Restricts a list to the rows that have a word beginning with each of these; only their words are read. */
export function withWords(list: MemoryList, userId: string, itemId: SQL, words: readonly string[]): SQL {
  return sql.join(
    words.map(
      (word) => sql` and ${itemId} in (
        select w.item_id from memory_words w where w.user_id = ${userId} and w.list = ${list}
          and w.word >= ${word} and w.word < ${`${word}${END}`})`,
    ),
  );
}

/** Selects the number of rows of a list, of one kind or colour, without counting them. */
export function countOf(
  list: MemoryList,
  userId: string,
  { objectType, color }: { objectType?: string | undefined; color?: string | undefined } = {},
): SQL {
  const ofType = objectType === undefined ? sql`` : sql` and object_type = ${objectType}`;
  const ofColor = color === undefined ? sql`` : sql` and color = ${color}`;
  return sql`(select coalesce(sum(items), 0)::int from memory_counts
    where user_id = ${userId} and list = ${list}${ofType}${ofColor})`;
}
