import { type SQL, sql } from 'drizzle-orm';
import { containsWords } from '../catalogue/catalogue-sql';
import { beginsWord, isWord, sumOf } from '../catalogue/word-distance';

/** Returns the conditions that every word occurs in the names or the categories of `suppliers s`, or in the name of its city. */
export function supplierMatches(words: readonly string[]): SQL[] {
  return words.flatMap((word) => {
    const [inNames, inCity] = [sql`s.search_key`, sql`search_key`].map(
      (key) => containsWords(key, [word])[0],
    );
    return [sql`(${inNames} or s.city_id = any(array(select id from cities where ${inCity})))`];
  });
}

/**
 * Returns the distance of `suppliers s` from the words, summed over them; smaller is closer: a whole word of the names or the categories,
 * the whole name of the city, the beginning of a word, anything else. So «شیر» finds valves before whatever is in «شیراز».
 */
export function supplierDistance(words: readonly string[]): SQL {
  const distances = words.map(
    (word) => sql`case
      when ${isWord(sql`s.search_key`, word)} then 0
      when exists (select 1 from cities where id = s.city_id and ${isWord(sql`search_key`, word)}) then 1
      when ${beginsWord(sql`s.search_key`, word)} then 2 else 3 end`,
  );
  return sumOf(distances);
}
