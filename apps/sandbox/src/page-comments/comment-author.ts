import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { findAgency } from '../people/agency';

export interface CommentAuthor {
  name: string;
  isSupplier: boolean;
}

/**
 * Returns the author of a comment: a person under their own name, or the supplier of the content, when the person owns it or is an agent
 * with permission to reply for it.
 */
export async function findAuthor(
  tx: Queryable,
  userId: string,
  merchantId: string | null,
): Promise<CommentAuthor> {
  const agency = merchantId === null ? undefined : await findAgency(tx, userId, merchantId);
  const isSupplier = agency?.permissions.includes('Answer') === true;
  const [author] = await selectRows<{ name: string }>(
    tx,
    isSupplier
      ? sql`select name from suppliers where merchant_id = ${merchantId}`
      : sql`select trim(concat_ws(' ', profile->>'firstName', profile->>'lastName')) as name
          from users where id = ${userId}`,
  );
  if (author === undefined) throw new Error('Nobody is behind the account of a comment');
  return { name: author.name, isSupplier };
}
