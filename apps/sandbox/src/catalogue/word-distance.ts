import { type SQL, sql } from 'drizzle-orm';

/** Returns the condition that the folded text has the word as a whole: «شیر» is not one of «شیراز». */
export function isWord(column: SQL, word: string): SQL {
  return sql`position(${` ${word} `} in ' ' || ${column} || ' ') > 0`;
}

/** Returns the condition that a word of the folded text begins with the typed one. */
export function beginsWord(column: SQL, word: string): SQL {
  return sql`position(${` ${word}`} in ' ' || ${column}) > 0`;
}

/** Returns the distance of the folded text from the words, summed over them; smaller is closer: a whole word, its beginning, a part of it. */
export function wordDistance(column: SQL, words: readonly string[]): SQL {
  const distances = words.map(
    (word) =>
      sql`case when ${isWord(column, word)} then 0 when ${beginsWord(column, word)} then 1 else 2 end`,
  );
  return sumOf(distances);
}

/** Returns the sum as a value, never as a bare number, which `order by` would take for the number of a column. */
export function sumOf(distances: readonly SQL[]): SQL {
  return sql`(0 + ${sql.join([sql`0`, ...distances], sql` + `)})`;
}
