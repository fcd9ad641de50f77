import { type SQL, sql } from 'drizzle-orm';
import { summaryToday } from '../suppliers/evidence-state';
import { supplierSummary } from '../suppliers/supplier-store';

type Document = Record<string, unknown>;

/** A page in the contract's shape, and what other reads need of it. */
export type ShownPage = Document & {
  readonly id: string;
  readonly contentTypeId: string;
  readonly categoryIds: readonly string[];
  readonly supplier?: Document;
};

export interface PageRow {
  id: string;
  uniquePageName: string | null;
  title: string;
  slug: string;
  contentTypeId: string;
  contentTypeTitle: string;
  pageType: string;
  status: string;
  publishedAt: string | Date;
  updatedAt: string | Date;
  allowComments: boolean;
  likeCount: number;
  isLikedByMe: boolean;
  commentCount: number;
  visitCount: number;
  /** Its columns of the contract's shape. */
  document: Document & { readonly categoryIds: readonly string[] };
  supplier: Document | null;
  body?: Document;
  total: number;
}

/** The reader and the time: likes depend on the reader, and a comment counts once it is approved. */
export interface Reader {
  userId: string | undefined;
  now: Date;
}

/** Returns the columns of every response; counts are computed from their rows, so they cannot drift. */
export function pageColumns({ userId, now }: Reader): SQL {
  return sql`
    p.id, p.unique_page_name as "uniquePageName", p.title, p.slug, p.content_type_id as "contentTypeId",
    t.title as "contentTypeTitle", t.page_type as "pageType", p.status, p.published_at as "publishedAt",
    p.updated_at as "updatedAt", p.allow_comments as "allowComments", p.document,
    p.like_base + (select count(*) from page_likes l where l.page_id = p.id)::int as "likeCount",
    exists (select 1 from page_likes l where l.page_id = p.id and l.user_id = ${userId ?? null}::text) as "isLikedByMe",
    (select count(*) from page_comments c where c.page_id = p.id and c.verdict = 'Approved'
      and c.decided_at <= ${now.toISOString()}::timestamptz)::int as "commentCount",
    p.visit_count + coalesce(v.visits, 0) as "visitCount",
    case when s.id is null then null else ${supplierSummary} end as supplier`;
}

export const pageSource = sql`
  pages p
  join content_types t on t.id = p.content_type_id
  left join suppliers s on s.id = p.supplier_id
  left join object_visits v on v.object_type = 'Page' and v.object_id = p.id`;

/** Converts a row to the contract's shape; with its text when the row has it. */
export function shownPage(row: PageRow, now: Date): ShownPage {
  const { document, body, supplier, uniquePageName, publishedAt, updatedAt, total: _total, ...columns } = row;
  return {
    ...columns,
    ...document,
    ...body,
    publishedAt: new Date(publishedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    visitCount: Number(columns.visitCount),
    ...(uniquePageName === null ? {} : { uniquePageName }),
    ...(supplier === null ? {} : { supplier: summaryToday(supplier, now) }),
  };
}
