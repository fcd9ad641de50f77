import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { notFound, ProblemError } from '../http/problem';
import { merchantsOf } from '../people/agency';
import { type PageRow, pageColumns, pageSource, type Reader, shownPage } from './page-row';

const what = 'این صفحه';

/** Returns one published content with its text. Refuses with 404 for an unknown one or a draft, 410 for an archived one. */
export function findPage(queryable: Queryable, id: string, reader: Reader) {
  return findPublished(queryable, sql`p.id = ${id}`, reader);
}

/** Returns a page of the site itself by its name; refuses like `findPage`. */
export function findPageByName(queryable: Queryable, name: string, reader: Reader) {
  return findPublished(queryable, sql`p.unique_page_name = ${name}`, reader);
}

/** Returns a content in any state: an administrator sees every one, a supplier those of its own company. Refuses others with 404. */
export async function findPreview(queryable: Queryable, id: string, isAdmin: boolean, reader: Reader) {
  const isOwn = isAdmin ? sql`true` : sql`s.merchant_id in ${merchantsOf(reader.userId ?? '')}`;
  const row = await selectPage(queryable, sql`p.id = ${id} and ${isOwn}`, reader);
  if (row === undefined) throw notFound(what);
  return shownPage(row, reader.now);
}

/** Refuses like `findPage` when the content is not readable; returns the data that its comments need. */
export async function requirePublished(queryable: Queryable, id: string, now: Date) {
  const [page] = await selectRows<{
    status: string;
    isOut: boolean;
    allowComments: boolean;
    merchantId: string | null;
  }>(
    queryable,
    sql`select p.status, p.published_at <= ${now.toISOString()}::timestamptz as "isOut",
        p.allow_comments as "allowComments", s.merchant_id as "merchantId"
      from pages p left join suppliers s on s.id = p.supplier_id where p.id = ${id}`,
  );
  if (page === undefined || page.status === 'Draft' || !page.isOut) throw notFound(what);
  if (page.status === 'Archived') throw new ProblemError('gone', { detail: 'این صفحه دیگر منتشر نمی‌شود.' });
  return page;
}

async function findPublished(queryable: Queryable, condition: SQL, reader: Reader) {
  const row = await selectPage(queryable, condition, reader);
  const isOut = row !== undefined && row.status !== 'Draft' && new Date(row.publishedAt) <= reader.now;
  if (!isOut) throw notFound(what);
  if (row.status === 'Archived') throw new ProblemError('gone', { detail: 'این صفحه دیگر منتشر نمی‌شود.' });
  return shownPage(row, reader.now);
}

async function selectPage(
  queryable: Queryable,
  condition: SQL,
  reader: Reader,
): Promise<PageRow | undefined> {
  const [row] = await selectRows<PageRow>(
    queryable,
    sql`select ${pageColumns(reader)}, p.body, 1 as total from ${pageSource} where ${condition}`,
  );
  return row;
}
