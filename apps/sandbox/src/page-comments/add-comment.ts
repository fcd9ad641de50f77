import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { notFound, ProblemError } from '../http/problem';
import { requirePublished } from '../pages/find-page';
import { merchantsOf } from '../people/agency';
import type { Services } from '../server/services';
import { judge, waitingSeconds } from './moderation';
import { findComment, type PageComment } from './read-comments';

const deepest = 4;

export interface NewComment {
  pageId: string;
  parentId?: string | undefined;
  text: string;
}

/**
 * Writes a comment that waits for its verdict. Throws 404 for an unknown page or comment, 410 for a closed page, 409 for one that takes
 * no comments, 422 for an answer too deep.
 */
export async function addComment(
  tx: Queryable,
  services: Services,
  userId: string,
  { pageId, parentId, text }: NewComment,
): Promise<PageComment> {
  const now = services.clock.now();
  const page = await requirePublished(tx, pageId, now);
  if (!page.allowComments) throw new ProblemError('conflict', { detail: 'این صفحه دیدگاه نمی‌پذیرد.' });
  const depth = parentId === undefined ? 1 : await depthBelow(tx, services, { pageId, parentId, userId });
  const id = `cm-${services.random.uuid()}`;
  const { verdict, rejectReason } = judge(text);
  const decidedAt = new Date(now.getTime() + waitingSeconds * 1000);
  await tx.execute(sql`
    insert into page_comments (id, page_id, parent_id, depth, user_id, author_name, is_supplier_answer, text, created_at,
      decided_at, verdict, reject_reason, like_base)
    select ${id}, ${pageId}, ${parentId ?? null}::text, ${depth}, u.id,
      (u.profile->>'firstName') || ' ' || (u.profile->>'lastName'),
      coalesce(${page.merchantId}::text in ${merchantsOf(userId)}, false), ${text},
      ${now.toISOString()}::timestamptz, ${decidedAt.toISOString()}::timestamptz, ${verdict}, ${rejectReason ?? null}::text, 0
    from users u where u.id = ${userId}`);
  const comment = await findComment(tx, id, { userId, now });
  if (comment === undefined) throw new Error('The comment written a moment ago cannot be read');
  return comment;
}

async function depthBelow(
  tx: Queryable,
  services: Services,
  { pageId, parentId, userId }: { pageId: string; parentId: string; userId: string },
): Promise<number> {
  const parent = await findComment(tx, parentId, { userId, now: services.clock.now() });
  const isSeen = parent?.pageId === pageId && (parent.status === 'Approved' || parent.isMine);
  if (!isSeen) throw notFound('این دیدگاه');
  const [row] = await selectRows<{ depth: number }>(
    tx,
    sql`select depth from page_comments where id = ${parentId}`,
  );
  const depth = (row?.depth ?? 0) + 1;
  if (depth > deepest)
    throw new ProblemError('validation', { errors: { parentId: ['پاسخ از این ژرف‌تر نمی‌رود.'] } });
  return depth;
}
