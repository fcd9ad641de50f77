import { answerExcerpt } from '@bazaar/domain/faq/answer-excerpt';
import { type FoundQuestions, findQuestions } from '@bazaar/domain/faq/find-questions';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { plainText } from '../faq-model';
import type { FaqSearchState } from '../faq-search-state';
import { markMatches, unmark } from './mark-matches';
import { openedQuestions } from './opened-questions';

/** Shows the questions of the page that match a term, marks its words, and returns what was found. */
export function showMatches(term: string, isExact: boolean): FaqSearchState {
  const typed = term.trim();
  const rows = [...document.querySelectorAll<HTMLElement>('[data-question]')];
  for (const row of rows) {
    row.querySelector('[data-excerpt]')?.remove();
    unmark(row);
  }
  const searched = rows.map((row) => ({ id: idOf(row), text: textParts(row).join(' ') }));
  const found = findQuestions(searched, typed, isExact);
  const opened = openedQuestions(found);
  for (const row of rows) showRow(row, found, opened.has(idOf(row)));
  for (const group of document.querySelectorAll<HTMLElement>('[data-faq-group]')) {
    const shown = group.querySelectorAll('[data-question]:not([hidden])').length;
    group.hidden = shown === 0;
    const link = document.querySelector(`nav a[href="#${group.getAttribute('aria-labelledby')}"]`);
    if (link?.parentElement) link.parentElement.hidden = group.hidden;
    const count = link?.querySelector('small');
    if (count) count.textContent = formatNumber(shown);
  }
  for (const top of document.querySelectorAll<HTMLElement>('[data-faq-top]')) {
    top.hidden = found !== undefined && found.ids.size > 0;
  }
  if (found === undefined) return { kind: 'all' };
  const { ids, repaired } = found;
  if (ids.size === 0) return { kind: 'none', term: typed };
  return { kind: 'found', term: typed, count: ids.size, ...(repaired === undefined ? {} : { repaired }) };
}

function showRow(row: HTMLElement, found: FoundQuestions | undefined, isOpened: boolean): void {
  const isFound = found?.ids.has(idOf(row)) === true;
  row.hidden = found !== undefined && !isFound;
  const details = row.querySelector('details');
  if (!details) return;
  // What the visitor opened stays open; what a search opened closes with it.
  if (isOpened && !details.open) row.dataset.openedBySearch = '';
  if (isOpened) details.open = true;
  else if (row.dataset.openedBySearch !== undefined) {
    delete row.dataset.openedBySearch;
    details.open = false;
  }
  if (isFound) addExcerpt(row, found.words);
  if (isFound) for (const part of partsOf(row)) markMatches(part, found.words);
}

/** Says below a closed question what of its answer was found. */
function addExcerpt(row: HTMLElement, words: readonly string[]): void {
  const question = row.querySelector('[data-question-text]');
  const answer = row.querySelector('[data-answer]')?.innerHTML ?? '';
  const excerpt = answerExcerpt(question?.textContent ?? '', plainText(answer), words);
  if (excerpt === undefined) return;
  const line = document.createElement('small');
  line.dataset.excerpt = '';
  line.textContent = excerpt.text;
  question?.after(line);
}

function idOf(row: HTMLElement): string {
  return row.dataset.question ?? '';
}

function partsOf(row: HTMLElement): Element[] {
  return [...row.querySelectorAll('[data-question-text], [data-excerpt], [data-answer]')];
}

function textParts(row: HTMLElement): string[] {
  return partsOf(row).map((part) => part.textContent ?? '');
}
