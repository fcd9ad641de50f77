/**
 * Components and patterns outside the core, so that no public page loads the styles of another. A page imports `core.css` through the root
 * layout and only those of these stylesheets whose components it renders; `styles.css` has all of them, for stories. Anything not named
 * here belongs to the core. A component that renders others is listed in their stylesheet, even without styles of its own, so that its
 * users load one stylesheet (tests/one-stylesheet.test.ts). What the pages of two stylesheets show stands in both: each page loads it once.
 */
const foldersOfSheet = {
  browse: ['home'],
  landing: ['category-landing', 'landing-filter'],
  list: ['filter-chips', 'filter-panel', 'list-layout', 'results-bar'],
  'product-table': ['compare-box', 'product-table'],
  browser: ['column-browser', 'mega-menu'],
  record: ['fact-list', 'record-parts'],
  product: ['file-rows', 'offers-table', 'price-panel', 'product-detail', 'spec-table', 'unit-switch'],
  supplier: ['supplier-detail'],
  account: ['account-page', 'code-boxes', 'login-sheet', 'one-time-code-field'],
  forms: [
    'calendar',
    'choice-group',
    'combobox',
    'date-picker',
    'date-range-picker',
    'field-group',
    'fieldset',
    'file-drop',
    'form-summary',
    'money-field',
    'note-panel',
    'number-field',
    'phone-field',
    'text-area',
  ],
  feedback: [
    'banner',
    'busy-button',
    'confirm-dialog',
    'consent-bar',
    'loading-overlay',
    'progress',
    'tooltip',
    'undo-row',
  ],
  data: ['rating', 'avatar', 'divider', 'number-text', 'timeline'],
  messages: ['conversations', 'message-thread'],
  pending: ['page-skeleton'],
  media: ['carousel'],
  offers: ['supplier-offers'],
  reference: ['property-reference', 'unit-converter'],
  'supplier-bar': ['supplier-bar'],
  'supplier-table': ['supplier-table'],
  matches: ['match-table'],
  compare: ['compare-tray', 'comparison', 'request-panel'],
  suppliers: ['delegation-list', 'supplier-directory'],
  search: ['found-list', 'search-results'],
  article: ['article-page', 'comment-tree', 'file-rows'],
  contents: ['content-list', 'filter-chips', 'videos-head'],
  suggestions: ['search-suggestions'],
  tables: ['data-table', 'popover'],
  profile: [
    'address-card',
    'address-form',
    'own-comments',
    'personal-info',
    'picture-crop',
    'profile-frame',
    'runtime-side-sheet',
  ],
  runtime: ['field-help', 'runtime-popover', 'runtime-select', 'runtime-sheet'],
  toasts: ['runtime-toast', 'toast', 'transient-message'],
  person: ['current-user-marks', 'current-user-menu'],
  trade: ['trade-list', 'trade-page', 'trade-paper'],
  answers: ['answer-comparison'],
  wizard: ['stepper', 'trade-wizard'],
  wallet: ['certainty-panel', 'wallet'],
  memory: ['memory-list', 'object-timeline'],
  overview: ['account-overview', 'notice-list'],
  company: ['chart', 'company-page', 'visitor-chart'],
  videos: ['video-grid'],
  player: ['video-player'],
  questions: ['faq-list', 'help-article', 'help-sheet'],
  letter: ['feedback-page'],
  assistant: ['assistant', 'assistant-sentences'],
  contrast: ['high-contrast'],
  ltr: ['left-to-right'],
} as const satisfies Record<string, readonly string[]>;

export const sheetNames = ['core', ...Object.keys(foldersOfSheet)];

/** Returns the stylesheets of a definition or supplementary stylesheet, by its path below `src`. */
export function sheetsOf(source: string): readonly string[] {
  const folder = /^(?:patterns\/)?([\w-]+)\//.exec(source)?.[1];
  const found = Object.entries(foldersOfSheet).flatMap(([sheet, folders]) =>
    (folders as readonly (string | undefined)[]).includes(folder) ? [sheet] : [],
  );
  return found.length > 0 ? found : ['core'];
}
