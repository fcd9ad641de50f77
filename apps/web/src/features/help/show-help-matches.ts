import { findQuestions } from '@bazaar/domain/faq/find-questions';

/** What a search left of the index. */
export interface HelpMatches {
  readonly term: string;
  readonly count: number;
  /** The term that was looked for instead of the typed one. */
  readonly repaired?: string;
}

/** Shows the links of the page in which a term occurs, in any spelling; undefined for a term too short to filter. */
export function showHelpMatches(typed: string): HelpMatches | undefined {
  const term = typed.trim();
  const rows = [...document.querySelectorAll<HTMLElement>('[data-help-group] li')];
  const searched = rows.map((row, index) => ({ id: String(index), text: textOf(row) }));
  const found = findQuestions(searched, term);
  for (const [index, row] of rows.entries()) row.hidden = found?.ids.has(String(index)) === false;
  for (const group of document.querySelectorAll<HTMLElement>('[data-help-group]')) {
    group.hidden = group.querySelector('li:not([hidden])') === null;
    // On phones a group is folded.
    const details = group.querySelector('details');
    if (details) details.open = found !== undefined && !group.hidden;
  }
  if (found === undefined) return undefined;
  const { ids, repaired } = found;
  return { term, count: ids.size, ...(repaired === undefined ? {} : { repaired }) };
}

/** The words of a link with those of its group: who types a subject finds all of it. */
function textOf(row: HTMLElement): string {
  const title = row.closest('[data-help-group]')?.querySelector('h2')?.textContent ?? '';
  // Title and note stand in elements of their own, without a space between them.
  const own = [...row.querySelectorAll('span, small')].map((part) => part.firstChild?.textContent ?? '');
  return [...own, title].join(' ');
}
