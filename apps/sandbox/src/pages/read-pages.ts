import { searchKey } from '@bazaar/domain/persian/search-key';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { textArray } from '../catalogue/catalogue-sql';
import { pageWithTotal } from '../catalogue/page-with-total';
import { searchWords } from '../catalogue/search-words';
import { type Queryable, selectRows } from '../db/database-handle';
import { type PageRow, pageColumns, pageSource, type Reader, shownPage } from './page-row';

export interface PageFilter extends PageRequest {
  term?: string | undefined;
  supplierId?: string | undefined;
  labels?: readonly string[];
  /** What the list is of: no choice within it. */
  ofLabel?: string | undefined;
  categoryId?: string | undefined;
  pageType?: string | undefined;
  /** The type itself and its descendants. */
  contentTypeIds?: readonly string[];
  /** The same, as a choice within the list: its counts are of all kinds. */
  chosenTypeIds?: readonly string[] | undefined;
  sort?: '-publishedAt' | '-visitCount' | '-likeCount' | undefined;
  exclude?: string | undefined;
  commentedBy?: string | undefined;
  /** Of the comments of `commentedBy`. */
  commentStatus?: string | undefined;
}

/** Returns published contents that match the filter, newest first. The site's own pages are not contents. */
export async function readPages(
  queryable: Queryable,
  filter: PageFilter,
  reader: Reader,
): Promise<{ items: Record<string, unknown>[]; totalCount: number }> {
  const conditions = sql.join(pageConditions(filter, reader), sql` and `);
  const { rows, totalCount } = await pageWithTotal(filter, (part) =>
    selectRows<PageRow>(
      queryable,
      sql`select ${pageColumns(reader)}, count(*) over ()::int as total
        from ${pageSource} where ${conditions}
        order by ${orderOf(filter)} limit ${part.pageSize} offset ${offsetOf(part)}`,
    ),
  );
  return { items: rows.map((row) => shownPage(row, reader.now)), totalCount };
}

/** Returns the conditions on a page `p` and its type `t`. */
export function pageConditions(filter: PageFilter, { now }: Reader): SQL[] {
  const {
    term,
    supplierId,
    labels = [],
    ofLabel,
    categoryId,
    pageType,
    contentTypeIds,
    chosenTypeIds,
    exclude,
    commentedBy,
    commentStatus,
  } = filter;
  return [
    sql`p.status = 'Published' and p.published_at <= ${now.toISOString()}::timestamptz`,
    ...(pageType === undefined && commentedBy === undefined ? [sql`t.page_type <> 'Static'`] : []),
    ...when(pageType, (type) => sql`lower(t.page_type) = ${type.toLowerCase()}`),
    ...words(term),
    ...when(supplierId, (id) => sql`p.supplier_id = ${id}`),
    ...(labels.length === 0 ? [] : [sql`p.label_keys && ${textArray(labels.map(searchKey))}`]),
    ...when(ofLabel, (label) => sql`p.label_keys && ${textArray([searchKey(label)])}`),
    ...when(
      categoryId,
      (id) => sql`p.category_ids && array(
      select descendant_id from category_closure where ancestor_id = ${id})`,
    ),
    ...when(contentTypeIds, (ids) => sql`p.content_type_id = any(${textArray([...ids])})`),
    ...when(chosenTypeIds, (ids) => sql`p.content_type_id = any(${textArray([...ids])})`),
    ...when(exclude, (id) => sql`p.id <> ${id}`),
    ...when(
      commentedBy,
      (id) => sql`exists (
      select 1 from page_comments c where c.page_id = p.id and c.user_id = ${id} and ${inState(commentStatus, now)})`,
    ),
  ];
}

/** Returns the condition on a comment `c`. */
function inState(status: string | undefined, now: Date): SQL {
  if (status === undefined) return sql`true`;
  return sql`case when c.decided_at > ${now.toISOString()}::timestamptz then 'Pending' else c.verdict end = ${status}`;
}

/** The chosen order, within equals the newest first; what a person commented on, by what was last said in their threads. */
function orderOf({ commentedBy, sort }: PageFilter): SQL {
  if (commentedBy === undefined) {
    const first =
      sort === '-visitCount'
        ? sql`"visitCount" desc, `
        : sort === '-likeCount'
          ? sql`"likeCount" desc, `
          : sql``;
    return sql`${first}p.published_at desc, p.id`;
  }
  return sql`(select max(c.created_at) from page_comments c left join page_comments o on o.id = c.parent_id
    where c.page_id = p.id and (c.user_id = ${commentedBy} or (o.user_id = ${commentedBy} and c.verdict = 'Approved'))) desc, p.id`;
}

function when<Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL[] {
  return value === undefined ? [] : [condition(value)];
}

/** Returns the conditions that every word is a prefix of one of the page's words; uses the index of words, which has no punctuation. */
function words(term: string | undefined): SQL[] {
  const spoken = searchWords(term).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const quoted = spoken.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`);
  if (quoted.length === 0) return [];
  return [sql`to_tsvector('simple', p.search_key) @@ to_tsquery('simple', ${quoted.join(' & ')})`];
}
