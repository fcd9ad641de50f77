import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { notFound, ProblemError } from '../http/problem';
import { requirePublished } from '../pages/find-page';
import type { Services } from '../server/services';
import { findAuthor } from './comment-author';
import { refuseFlood } from './comment-limit';
import { judge, waitingSeconds } from './moderation';
import { findComment, type PageComment } from './read-comments';

const deepest = 4;
const shortest = 3;

export interface NewComment {
  pageId: string;
  parentId?: string | undefined;
  text: string;
}

/**
 * Writes a comment that awaits moderation. Refuses with 404 for an unknown page or comment, 410 for a closed page, 409 for one without
 * comments, 422 for a blank text, for a reply that is too deep and for too many in a short time.
 */
export async function addComment(
  tx: Queryable,
  services: Services,
  userId: string,
  { pageId, parentId, text }: NewComment,
): Promise<PageComment> {
  const now = services.clock.now();
  const said = commentText(text);
  const page = await requirePublished(tx, pageId, now);
  if (!page.allowComments) throw new ProblemError('conflict', { detail: 'این صفحه دیدگاه نمی‌پذیرد.' });
  const depth = parentId === undefined ? 1 : await depthBelow(tx, services, { pageId, parentId, userId });
  await refuseFlood(tx, userId, now);
  const id = `cm-${services.random.uuid()}`;
  const { verdict, rejectReason } = judge(said);
  const author = await findAuthor(tx, userId, page.merchantId);
  await tx.execute(sql`
    insert into page_comments (id, page_id, parent_id, depth, user_id, author_name, is_supplier_answer, text, created_at,
      decided_at, verdict, reject_reason, like_base)
    values (${id}, ${pageId}, ${parentId ?? null}, ${depth}, ${userId}, ${author.name}, ${author.isSupplier}, ${said},
      ${now.toISOString()}::timestamptz, ${decisionTime(services, now)}::timestamptz, ${verdict},
      ${rejectReason ?? null}, 0)`);
  const comment = await findComment(tx, id, { userId, now });
  if (comment === undefined) throw new Error('The comment written a moment ago cannot be read');
  return comment;
}

/** Returns the trimmed text; refuses one that is too short. */
function commentText(text: string): string {
  const trimmed = text.trim();
  if ([...trimmed].length >= shortest) return trimmed;
  throw new ProblemError('validation', { errors: { text: ['دست‌کم ۳ نویسه بنویسید.'] } });
}

/** Returns when the moderation takes effect; never, where a reviewer decides. */
function decisionTime({ play }: Services, now: Date): string {
  return play.review === 'manual'
    ? 'infinity'
    : new Date(now.getTime() + waitingSeconds * 1000).toISOString();
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
