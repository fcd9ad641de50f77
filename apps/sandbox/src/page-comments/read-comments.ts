import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { Reader } from '../pages/page-row';

interface CommentRow {
  id: string;
  pageId: string;
  parentId: string | null;
  text: string;
  authorName: string;
  isSupplierAnswer: boolean;
  isMine: boolean;
  status: string;
  rejectReason: string | null;
  likeCount: number;
  isLikedByMe: boolean;
  createdAt: string | Date;
}

export interface PageComment extends Omit<CommentRow, 'parentId' | 'rejectReason' | 'createdAt'> {
  parentId?: string;
  rejectReason?: string;
  createdAt: string;
  children: PageComment[];
}

/** Of each level of a tree, the contract allows as many. */
const mostComments = 1_000;

/**
 * Returns the newest comments of a page, with what they reply to, as a tree by time. With `mine` only the threads of the reader's own
 * comments, in every state: what they reply to, and their replies.
 */
export async function readCommentTree(
  queryable: Queryable,
  pageId: string,
  reader: Reader,
  isMineOnly: boolean,
): Promise<PageComment[]> {
  const mine = sql`coalesce(${isMineOnly} and c.user_id = ${reader.userId ?? null}::text, false)`;
  const isShown = sql`((c.verdict = 'Approved' and c.decided_at <= ${reader.now.toISOString()}::timestamptz) or ${mine})`;
  const order = sql.join(
    [...(isMineOnly ? [sql`${mine} desc`] : []), sql`c.created_at desc, c.id desc`],
    sql`, `,
  );
  // Each of the newest adds at most one comment to a level: itself, or what it replies to.
  const rows = await selectRows<CommentRow>(
    queryable,
    sql`with recursive newest as (
        select c.id, c.parent_id from page_comments c
        where c.page_id = ${pageId} and ${isShown} order by ${order} limit ${mostComments}
      ), kept as (
        select id, parent_id from newest
        union
        select p.id, p.parent_id from kept k join page_comments p on p.id = k.parent_id
      )
      ${commentsOf(reader)} where c.id in (select id from kept) and ${isShown} order by c.created_at, c.id`,
  );
  const tree = childrenOf(
    null,
    Map.groupBy(rows, ({ parentId }) => parentId),
  );
  return isMineOnly ? tree.flatMap(keepMine) : tree;
}

/** Returns one comment as its reader sees it; `undefined` for an unknown one. */
export async function findComment(
  queryable: Queryable,
  id: string,
  reader: Reader,
): Promise<PageComment | undefined> {
  const [row] = await selectRows<CommentRow>(queryable, sql`${commentsOf(reader)} where c.id = ${id}`);
  return row === undefined ? undefined : shown(row, []);
}

function commentsOf({ userId, now }: Reader) {
  return sql`
    select c.id, c.page_id as "pageId", c.parent_id as "parentId", c.text, c.author_name as "authorName",
      c.is_supplier_answer as "isSupplierAnswer", coalesce(c.user_id = ${userId ?? null}::text, false) as "isMine",
      case when c.decided_at > ${now.toISOString()}::timestamptz then 'Pending' else c.verdict end as status,
      c.reject_reason as "rejectReason", c.created_at as "createdAt",
      c.like_base + (select count(*) from page_comment_likes l where l.comment_id = c.id)::int as "likeCount",
      exists (select 1 from page_comment_likes l
        where l.comment_id = c.id and l.user_id = ${userId ?? null}::text) as "isLikedByMe"
    from page_comments c`;
}

/** A reply to a hidden comment is hidden too. */
function childrenOf(
  parentId: string | null,
  byParent: ReadonlyMap<string | null, readonly CommentRow[]>,
): PageComment[] {
  return (byParent.get(parentId) ?? []).map((row) => shown(row, childrenOf(row.id, byParent)));
}

function keepMine(comment: PageComment): PageComment[] {
  if (comment.isMine) return [comment];
  const children = comment.children.flatMap(keepMine);
  return children.length > 0 ? [{ ...comment, children }] : [];
}

function shown(
  { parentId, rejectReason, createdAt, ...row }: CommentRow,
  children: PageComment[],
): PageComment {
  return {
    ...row,
    ...(parentId === null ? {} : { parentId }),
    ...(rejectReason === null || row.status !== 'Rejected' ? {} : { rejectReason }),
    createdAt: new Date(createdAt).toISOString(),
    children,
  };
}
