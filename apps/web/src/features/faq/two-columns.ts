import type { FoundQuestions } from '@bazaar/domain/faq/find-questions';
import type { QuestionGroup } from './faq-model';
import { openedQuestions } from './matches/opened-questions';

/** Lines of an open answer, a heading and a found place, measured in rows of closed questions. */
const ROWS = { answer: 3, heading: 1, excerpt: 0.6 };

/**
 * Returns the categories in two columns of about one height, in their order. They are parted here and not by the browser, which would move
 * a category into the other column whenever an answer is opened.
 */
export function twoColumns(
  groups: readonly QuestionGroup[],
  found: FoundQuestions | undefined,
): readonly [readonly QuestionGroup[], readonly QuestionGroup[]] {
  const opened = openedQuestions(found);
  const heights = groups.map(({ questions }) => {
    const shown = questions.filter(({ id }) => found === undefined || found.ids.has(id));
    if (shown.length === 0) return 0;
    const open = shown.filter(({ id }) => opened.has(id)).length;
    return ROWS.heading + shown.length * (found ? 1 + ROWS.excerpt : 1) + open * ROWS.answer;
  });
  const whole = sum(heights);
  const differences = groups.map((_, index) => Math.abs(whole - 2 * sum(heights.slice(0, index + 1))));
  const end = differences.indexOf(Math.min(...differences)) + 1;
  return [groups.slice(0, end), groups.slice(end)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
