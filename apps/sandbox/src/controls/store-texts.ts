import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { insertRows, type TableRow } from '../db/insert-rows';
import type { Services } from '../server/services';

/** The database has no place for a character of code 0. */
const text = z.string().transform((typed) => typed.replaceAll('\0', ''));

/** Texts as anybody may have written them into the catalogue: nothing about them is checked. Ids are the caller's own. */
export const textsSchema = z.object({
  articles: z
    .array(
      z.object({
        id: text,
        title: text,
        summary: text,
        authorName: text,
        labels: z.array(text),
        bodyHtml: text,
        comments: z.array(text),
      }),
    )
    .default([]),
  helps: z
    .array(
      z.object({ id: text, title: text, bodyHtml: text, steps: z.array(z.object({ title: text, text })) }),
    )
    .default([]),
  questions: z.array(z.object({ id: text, question: text, answerHtml: text })).default([]),
});

type Texts = z.output<typeof textsSchema>;

const CONTENT_TYPE = 'ct-guides';
const CATEGORY = 'faq-stored-texts';

/** Adds articles with comments, help items and frequent questions, these in a category of their own. */
export async function storeTexts({ database, clock }: Services, texts: Texts): Promise<void> {
  const at = new Date(clock.now().getTime() - 60_000).toISOString();
  await database.db.transaction(async (tx) => {
    await insertRows(
      tx,
      'pages',
      texts.articles.map((article) => articleRow(article, at)),
    );
    await insertRows(
      tx,
      'page_comments',
      texts.articles.flatMap((article) => commentRows(article, at)),
    );
    await insertRows(
      tx,
      'help_items',
      texts.helps.map((help) => helpRow(help, at)),
    );
    if (texts.questions.length === 0) return;
    await tx.execute(sql`
      insert into faq_categories (id, title, icon, is_active, sort_order) values (${CATEGORY}, 'متن‌های آزمون', null, true, 9999)
      on conflict do nothing`);
    await insertRows(tx, 'faq_questions', texts.questions.map(questionRow));
  });
}

/** Removes the frequent questions that were added, which every visitor of their page sees. */
export async function removeStoredQuestions({ database }: Services): Promise<void> {
  await database.db.execute(sql`delete from faq_questions where category_id = ${CATEGORY}`);
  await database.db.execute(sql`delete from faq_categories where id = ${CATEGORY}`);
}

function articleRow(
  { id, title, summary, authorName, labels, bodyHtml }: Texts['articles'][number],
  at: string,
) {
  return {
    id,
    unique_page_name: null,
    content_type_id: CONTENT_TYPE,
    title,
    slug: id,
    supplier_id: null,
    status: 'Published',
    published_at: at,
    updated_at: at,
    allow_comments: true,
    label_keys: [],
    category_ids: [],
    search_key: id,
    like_base: 0,
    visit_count: 0,
    document: {
      labels,
      categoryIds: [],
      summary,
      authorName,
      readingMinutes: 1,
      // The contract's limits.
      seo: { title: title.slice(0, 70), description: summary.slice(0, 160), noindex: false },
    },
    body: { bodyHtml, gallery: [], videos: [], attachments: [] },
  } satisfies TableRow;
}

function commentRows({ id, authorName, comments }: Texts['articles'][number], at: string): TableRow[] {
  return comments.map((comment, index) => ({
    id: `${id}-cm-${index}`,
    page_id: id,
    parent_id: null,
    depth: 1,
    user_id: null,
    author_name: authorName,
    is_supplier_answer: index % 2 === 0,
    text: comment,
    created_at: at,
    decided_at: at,
    verdict: 'Approved',
    reject_reason: null,
    like_base: 0,
  }));
}

function helpRow({ id, title, bodyHtml, steps }: Texts['helps'][number], at: string): TableRow {
  const document = { frontUniqueId: id, title, bodyHtml, steps, videos: [], relatedIds: [], updatedAt: at };
  return { front_unique_id: id, document };
}

function questionRow({ id, question, answerHtml }: Texts['questions'][number], index: number): TableRow {
  return {
    id,
    category_id: CATEGORY,
    question,
    answer_html: answerHtml,
    visit_count: 0,
    sort_order: index,
    search_key: id,
  };
}
