import { searchKey } from '@bazaar/domain/persian/search-key';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';

export interface FaqCategory {
  id: string;
  title: string;
  icon?: string;
  questionCount: number;
}

export interface FaqQuestion {
  id: string;
  categoryId: string;
  question: string;
  answerHtml: string;
  visitCount: number;
  sortOrder: number;
}

type FaqRow = FaqQuestion & { total: number };

/** Returns active categories in order, with the number of their questions. */
export async function readFaqCategories(queryable: Queryable): Promise<FaqCategory[]> {
  const rows = await selectRows<Omit<FaqCategory, 'icon'> & { icon: string | null }>(
    queryable,
    sql`select c.id, c.title, c.icon,
        (select count(*)::int from faq_questions q where q.category_id = c.id) as "questionCount"
      from faq_categories c where c.is_active order by c.sort_order`,
  );
  return rows.map(({ icon, ...row }) => ({ ...row, ...(icon === null ? {} : { icon }) }));
}

export async function readTopQuestions(queryable: Queryable, count: number): Promise<FaqQuestion[]> {
  const rows = await selectQuestions(queryable, sql`order by q.visit_count desc, q.id limit ${count}`);
  return rows.map(shownQuestion);
}

/** Returns one category's questions by page; `undefined` when there is no such active category. */
export async function readQuestionsOf(
  queryable: Queryable,
  categoryId: string,
  page: PageRequest,
): Promise<{ items: FaqQuestion[]; totalCount: number } | undefined> {
  const known = await selectRows(
    queryable,
    sql`select 1 from faq_categories where id = ${categoryId} and is_active`,
  );
  if (known.length === 0) return undefined;
  const { rows, totalCount } = await pageWithTotal(page, (requested) =>
    selectQuestions(
      queryable,
      sql`and q.category_id = ${categoryId}
        order by q.sort_order, q.id limit ${requested.pageSize} offset ${offsetOf(requested)}`,
    ),
  );
  return { items: rows.map(shownQuestion), totalCount };
}

/** Returns every category with its questions, or with those that contain all words of the term; leaves out empty ones. */
export async function readFaqGroups(
  queryable: Queryable,
  term: string | undefined,
): Promise<{ category: FaqCategory; questions: FaqQuestion[] }[]> {
  const words = searchKey(term ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const withWords = words.map((word) => sql`and position(${word} in q.search_key) > 0 `);
  const rows = await selectQuestions(queryable, sql`${sql.join(withWords)} order by q.sort_order, q.id`);
  const categories = await readFaqCategories(queryable);
  return categories
    .map((category) => ({
      category,
      questions: rows.filter(({ categoryId }) => categoryId === category.id).map(shownQuestion),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Selects questions of active categories; the tail filters with `and`, sorts and limits. */
function selectQuestions(queryable: Queryable, tail: SQL): Promise<FaqRow[]> {
  return selectRows<FaqRow>(
    queryable,
    sql`select q.id, q.category_id as "categoryId", q.question, q.answer_html as "answerHtml",
        q.visit_count as "visitCount", q.sort_order as "sortOrder", count(*) over ()::int as total
      from faq_questions q join faq_categories c on c.id = q.category_id and c.is_active
      where true ${tail}`,
  );
}

function shownQuestion({ total: _total, ...question }: FaqRow): FaqQuestion {
  return question;
}
