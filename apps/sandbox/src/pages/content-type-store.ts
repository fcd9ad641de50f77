import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

interface ContentTypeRow {
  id: string;
  parentId: string | null;
  title: string;
  slug: string;
  pageType: string;
  icon: string | null;
  pageCount: number;
}

export interface ContentType extends Omit<ContentTypeRow, 'parentId' | 'icon'> {
  parentId?: string;
  icon?: string;
  children: ContentType[];
}

/** All content types; a few dozen at most, so that queries on their tree are done in memory. */
export class ContentTypes {
  private readonly rows: readonly ContentTypeRow[];

  private constructor(rows: readonly ContentTypeRow[]) {
    this.rows = rows;
  }

  /** Reads them with the number of published pages of each. */
  static async read(queryable: Queryable, now: Date): Promise<ContentTypes> {
    const rows = await selectRows<ContentTypeRow>(
      queryable,
      sql`select t.id, t.parent_id as "parentId", t.title, t.slug, t.page_type as "pageType", t.icon,
          (select count(*) from pages p where p.content_type_id = t.id and p.status = 'Published'
            and p.published_at <= ${now.toISOString()}::timestamptz)::int as "pageCount"
        from content_types t order by t.sort_order, t.id`,
    );
    return new ContentTypes(rows);
  }

  tree(): ContentType[] {
    return this.childrenOf(null);
  }

  ofPageType(pageType: string): ContentType[] {
    return this.rows
      .filter((row) => row.pageType.toLowerCase() === pageType.toLowerCase())
      .map((row) => this.shown(row, []));
  }

  /** Returns the path from the root to the type itself; empty for an unknown one. */
  path(id: string): ContentType[] {
    const row = this.rows.find((candidate) => candidate.id === id);
    if (row === undefined) return [];
    return [...(row.parentId === null ? [] : this.path(row.parentId)), this.shown(row, [])];
  }

  /** Returns the type and its descendants; empty for an unknown one. */
  idsUnder(id: string): string[] {
    if (!this.rows.some((row) => row.id === id)) return [];
    const below = this.rows.filter(({ parentId }) => parentId === id).flatMap((row) => this.idsUnder(row.id));
    return [id, ...below];
  }

  private childrenOf(parentId: string | null): ContentType[] {
    return this.rows
      .filter((row) => row.parentId === parentId)
      .map((row) => this.shown(row, this.childrenOf(row.id)));
  }

  private shown(row: ContentTypeRow, children: ContentType[]): ContentType {
    const { parentId, icon, ...columns } = row;
    const below = this.idsUnder(row.id).map(
      (id) => this.rows.find((candidate) => candidate.id === id)?.pageCount ?? 0,
    );
    return {
      ...columns,
      ...(parentId === null ? {} : { parentId }),
      ...(icon === null ? {} : { icon }),
      pageCount: below.reduce((sum, count) => sum + count, 0),
      children,
    };
  }
}
