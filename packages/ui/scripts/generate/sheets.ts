/**
 * Which patterns travel apart from the core, so that no public page loads the looks of another. A page imports `core.css` by the
 * root layout and at most one of these; `styles.css` holds all of them, for stories. Patterns not named here belong to the core.
 */
const patternsOfSheet = {
  browse: ['category-hub', 'home'],
  list: ['filter-chips', 'filter-panel', 'list-layout', 'pagination-bar', 'product-table', 'results-bar'],
  record: [
    'fact-list',
    'offers-table',
    'price-panel',
    'product-detail',
    'spec-table',
    'supplier-detail',
    'unit-switch',
  ],
  account: ['account-page', 'code-boxes', 'favourite-list', 'login-sheet'],
} as const;

export const sheetNames = ['core', ...Object.keys(patternsOfSheet)];

/** The sheet of a definition or companion, by its place below `src`. */
export function sheetOf(source: string): string {
  const pattern = /^patterns\/([\w-]+)\//.exec(source)?.[1];
  const found = Object.entries(patternsOfSheet).find(([, patterns]) =>
    (patterns as readonly (string | undefined)[]).includes(pattern),
  );
  return found?.[0] ?? 'core';
}
