import type { FaqGroup, FaqQuestion } from '@bazaar/api/model';
import { type FoundQuestions, findQuestions } from '@bazaar/domain/faq/find-questions';
import type { FaqSearchState } from './faq-search-state';

/** A question as the page shows it. */
export interface QuestionView extends Pick<FaqQuestion, 'id' | 'question'> {
  /** The answer, sanitised. */
  readonly answerHtml: string;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly QuestionView[];
}

/** What the address asks for. */
export interface FaqAddress {
  readonly term: string;
  /** Without repair. */
  readonly isExact: boolean;
}

const LONGEST_TERM = 120;

export function readFaqAddress(params: URLSearchParams): FaqAddress {
  return {
    term: (params.get('term') ?? '').trim().slice(0, LONGEST_TERM),
    isExact: params.get('exact') === '1',
  };
}

/** Returns the groups that have questions, each question once and with its answer sanitised. */
export function toQuestionGroups(
  groups: readonly FaqGroup[],
  toSafe: (html: string) => string,
): readonly QuestionGroup[] {
  return groups
    .filter(({ questions }) => questions.length > 0)
    .map(({ category, questions }) => ({
      id: category.id,
      title: category.title,
      questions: questions
        .toSorted((left, right) => left.sortOrder - right.sortOrder)
        .map(({ id, question, answerHtml }) => ({ id, question, answerHtml: toSafe(answerHtml) })),
    }));
}

/** Searches the questions for the term of an address; undefined without one. */
export function findInGroups(
  groups: readonly QuestionGroup[],
  { term, isExact }: FaqAddress,
): FoundQuestions | undefined {
  const all = groups.flatMap(({ questions }) => questions);
  const searched = all.map(({ id, question, answerHtml }) => ({
    id,
    text: `${question} ${plainText(answerHtml)}`,
  }));
  return findQuestions(searched, term, isExact);
}

/** Returns what is said about a search. */
export function toSearchState(term: string, found: FoundQuestions | undefined): FaqSearchState {
  if (found === undefined) return { kind: 'all' };
  const { ids, repaired } = found;
  if (ids.size === 0) return { kind: 'none', term };
  return { kind: 'found', term, count: ids.size, ...(repaired === undefined ? {} : { repaired }) };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Tags within a line; between the words before and after any other there is at least a space. */
const INLINE = /<\/?(?:a|abbr|b|bdi|bdo|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi;

/** Returns the words of sanitised HTML. */
export function plainText(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
