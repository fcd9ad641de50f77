import type { MerchantNameCheck } from '@bazaar/api/model';
import { normaliseInput } from '@bazaar/domain/persian/canonical-text';
import { sql } from 'drizzle-orm';
import { textArray } from '../catalogue/catalogue-sql';
import { type Queryable, selectRows } from '../db/database-handle';
import { merchantNameKey } from './name-key';

const shortest = 3;
const longest = 80;
const mostSuggestions = 3;

/** Words that distinguish companies of the same name. */
const additions = ['نوین', 'پارس', 'ایرانیان', 'صنعت', 'گستر', 'آریا'];

/**
 * Returns whether this person's company may use a name, and available similar names when it may not. Names of the person's own companies
 * are available.
 */
export async function checkMerchantName(
  queryable: Queryable,
  userId: string,
  typed: string,
): Promise<MerchantNameCheck> {
  const name = normaliseInput(typed);
  const reason = spellingReason(name);
  if (reason !== undefined) return { isValid: false, reason, suggestions: [] };
  const candidates = [name, ...additions.map((word) => `${name} ${word}`)].filter(
    (candidate) => candidate.length <= longest,
  );
  const taken = await readTakenKeys(queryable, userId, candidates.map(merchantNameKey));
  if (!taken.has(merchantNameKey(name))) return { isValid: true, suggestions: [] };
  const free = candidates.filter((candidate) => !taken.has(merchantNameKey(candidate)));
  return { isValid: false, reason: 'Taken', suggestions: free.slice(0, mostSuggestions) };
}

/** Returns why the spelling is invalid: a name has letters, digits and a few punctuation marks, with at least two letters. */
function spellingReason(name: string): string | undefined {
  if (name.length < shortest) return 'TooShort';
  if (name.length > longest) return 'TooLong';
  const letters = name.match(/[\p{Script=Arabic}\p{Script=Latin}]/gu) ?? [];
  const isSpelt = /^[\p{Script=Arabic}\p{Script=Latin}\p{M}\d\u200c .,،&()'’/-]+$/u.test(name);
  return isSpelt && letters.length >= 2 && merchantNameKey(name) !== '' ? undefined : 'InvalidCharacters';
}

async function readTakenKeys(
  queryable: Queryable,
  userId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await selectRows<{ key: string }>(
    queryable,
    sql`select name_key as key from merchants
      where name_key = any(${textArray(keys)}) and owner_user_id is distinct from ${userId}`,
  );
  return new Set(rows.map(({ key }) => key));
}
