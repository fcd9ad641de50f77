import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/** A typed word matched against the vocabulary. */
export interface ResolvedWord {
  word: string;
  /** Numbers of the vocabulary's matching words. */
  tokens: string[];
  /** False when more words match than are listed. */
  isComplete: boolean;
  /** Upper bound of the products with one of them; Infinity when the list is not complete. */
  uses: number;
  /** The word may be the beginning of a product's own code. */
  codePrefix?: string;
}

const mostWords = 500;
const shortWord = 2;

/**
 * Finds the words of the catalogue that match a typed word: those that begin with it when it has one or two letters, those that contain it
 * from three letters on. Reads no product.
 */
export async function resolveWord(queryable: Queryable, word: string): Promise<ResolvedWord> {
  const found =
    word.length <= shortWord ? await beginningWith(queryable, word) : await holding(queryable, word);
  const codePrefix = codeOf(word);
  if (codePrefix === undefined) return found;
  return { ...found, uses: found.uses + (await countCodes(queryable, codePrefix)), codePrefix };
}

/** Returns the digits of a product's code, or of its beginning; `undefined` when the word is not a code. */
export function codeOf(word: string): string | undefined {
  return /^(?:bs-?)?(\d{3,})$/.exec(word)?.[1];
}

async function beginningWith(queryable: Queryable, word: string): Promise<ResolvedWord> {
  const [found] = await selectRows<{ words: number; uses: number; tokens: string[] }>(
    queryable,
    sql`select words, uses::float8 as uses, tokens::text[] as tokens from word_prefixes where prefix = ${word}`,
  );
  if (found === undefined) return { word, tokens: [], isComplete: true, uses: 0 };
  const isComplete = found.words <= found.tokens.length;
  return { word, tokens: found.tokens, isComplete, uses: isComplete ? found.uses : Number.POSITIVE_INFINITY };
}

async function holding(queryable: Queryable, word: string): Promise<ResolvedWord> {
  const found = await selectRows<{ token: string; uses: number }>(
    queryable,
    sql`select token::text as token, uses from search_words where ${holds(sql`word`, word)} limit ${mostWords + 1}`,
  );
  const isComplete = found.length <= mostWords;
  return {
    word,
    tokens: found.slice(0, mostWords).map(({ token }) => token),
    isComplete,
    uses: isComplete ? found.reduce((sum, { uses }) => sum + uses, 0) : Number.POSITIVE_INFINITY,
  };
}

async function countCodes(queryable: Queryable, prefix: string): Promise<number> {
  const [found] = await selectRows<{ count: number }>(
    queryable,
    sql`
      select count(*)::int as count
      from (select 1 from products p where ${codeBegins(prefix)} limit 20000) as counted`,
  );
  return found?.count ?? 0;
}

export function codeBegins(prefix: string): SQL {
  return sql`p.code_key >= ${prefix} and p.code_key < ${`${prefix}:`}`;
}

/** Returns the same condition on one product's key, for products that are read anyway. */
export function wordOccurs({ word, codePrefix }: ResolvedWord): SQL {
  const inKey =
    word.length <= shortWord
      ? sql`(' ' || p.search_key) like ${`% ${escaped(word)}%`}`
      : holds(sql`p.search_key`, word);
  return codePrefix === undefined ? inKey : sql`(${inKey} or (${codeBegins(codePrefix)}))`;
}

function holds(column: SQL, word: string): SQL {
  return sql`${column} like ${`%${escaped(word)}%`}`;
}

/** Escapes the special characters of `like`. */
function escaped(word: string): string {
  return word.replaceAll(/[%_\\]/g, '\\$&');
}
