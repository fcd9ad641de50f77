import { sql } from 'drizzle-orm';
import { insertRows } from '../db/insert-rows';
import { buildContents } from '../seed/contents/contents';
import { commentRows, contentTypeRows, pageRows } from './content-rows';
import type { SeedSlice } from './seed-slice';

/** Articles, announcements and the site's own pages, with readers' comments. */
export const contentsSlice: SeedSlice = {
  tables: ['pages', 'content_types'],
  fill: (database, seed) =>
    database.db.transaction(async (tx) => {
      const { contentTypes, pages, comments } = buildContents(seed);
      await insertRows(tx, 'content_types', contentTypeRows(contentTypes));
      await insertRows(tx, 'pages', pageRows(pages, seed));
      await tx.execute(sql`
        insert into page_comments
        select * from jsonb_populate_recordset(null::page_comments, ${JSON.stringify(commentRows(comments))}::jsonb)
        on conflict do nothing`);
    }),
};
