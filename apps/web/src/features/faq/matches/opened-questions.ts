import type { FoundQuestions } from '@bazaar/domain/faq/find-questions';

/** Most questions that all open by a search. */
const MOST_OPENED = 3;

/** Returns the questions whose answers a search shows: all of a few, else the first, which says what the others hold. */
export function openedQuestions(found: FoundQuestions | undefined): ReadonlySet<string> {
  const ids = [...(found?.ids ?? [])];
  return new Set(ids.length <= MOST_OPENED ? ids : ids.slice(0, 1));
}
