import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

export interface Like {
  likeCount: number;
  isLikedByMe: boolean;
}

const kinds = {
  page: { objects: sql`pages`, likes: sql`page_likes`, column: sql`page_id` },
  comment: { objects: sql`page_comments`, likes: sql`page_comment_likes`, column: sql`comment_id` },
};

/**
 * Likes an object, or removes the like. Locks the object's row meanwhile, so that two concurrent calls toggle it twice. The count is the
 * sum of the seed's and the rows. The object must exist.
 */
export async function turnLike(
  tx: Queryable,
  kind: keyof typeof kinds,
  id: string,
  userId: string,
): Promise<Like> {
  const { objects, likes, column } = kinds[kind];
  const [object] = await selectRows<{ base: number }>(
    tx,
    sql`select like_base as base from ${objects} where id = ${id} for update`,
  );
  const taken = await selectRows(
    tx,
    sql`delete from ${likes} where ${column} = ${id} and user_id = ${userId} returning 1`,
  );
  if (taken.length === 0)
    await tx.execute(sql`insert into ${likes} (${column}, user_id) values (${id}, ${userId})`);
  const [counted] = await selectRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from ${likes} where ${column} = ${id}`,
  );
  return { likeCount: (object?.base ?? 0) + (counted?.count ?? 0), isLikedByMe: taken.length === 0 };
}
