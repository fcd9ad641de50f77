import { searchWords } from '../catalogue/search-words';
import type { Queryable } from '../db/database-handle';
import { matchedSpans } from './matched-spans';
import { repairTerm } from './repair-term';
import { readSuggestions, type SuggestionKind, type SuggestionRow } from './suggestion-store';

export interface SuggestionGroup {
  kind: SuggestionKind;
  title: string;
  items: Record<string, unknown>[];
}

export interface Suggestions {
  /** Set when the words as typed find nothing and a repaired form does. */
  repairedTerm?: string;
  groups: SuggestionGroup[];
}

const groupTitles: Record<SuggestionKind, string> = {
  Category: 'دسته‌بندی‌ها',
  Product: 'محصولات',
  BaseProduct: 'محصولات پایه',
  Supplier: 'تأمین‌کنندگان',
};

export async function suggest(
  queryable: Queryable,
  { term, ...request }: { term: string; categoryType?: string; limit: number },
): Promise<Suggestions> {
  const typed = searchWords(term);
  if (typed.length === 0) return { groups: [] };
  const rows = await readSuggestions(queryable, { ...request, words: typed });
  if (rows.length > 0) return { groups: toGroups(rows, typed) };
  const words = await repairTerm(queryable, term);
  const repaired = words === undefined ? [] : await readSuggestions(queryable, { ...request, words });
  if (words === undefined || repaired.length === 0) return { groups: [] };
  return { repairedTerm: words.join(' '), groups: toGroups(repaired, words) };
}

function toGroups(rows: readonly SuggestionRow[], words: readonly string[]): SuggestionGroup[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    title: groupTitles[kind],
    items: rows.filter((row) => row.kind === kind).map((row) => toSuggestion(row, words)),
  }));
}

/** Leaves out absent fields, as the contract has no nulls. */
function toSuggestion(row: SuggestionRow, words: readonly string[]): Record<string, unknown> {
  const present = Object.entries(row).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(present), matched: matchedSpans(row.title, words) };
}
